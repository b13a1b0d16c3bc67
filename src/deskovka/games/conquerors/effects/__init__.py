"""The kinds of effect: every row of the sentence table has its node here, and nodes run."""
