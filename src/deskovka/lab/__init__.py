"""The lab: many games at once, what they show, and a page that says it.

A *job* says what is played, a *crew* plays it, *rows* are what is kept of each game, *findings*
are what the rows show. Files and pages need the extra `lab`; playing does not.

>>> from deskovka.lab import findings, jobs, runner
>>> job = jobs.make_job(jobs.Wishes(game='plosinovka', bots=['random']))
>>> done = runner.run(job, 8, workers=1)
>>> [chapter] = findings.chapters([(job, done.rows)])
>>> chapter.games
8
"""
