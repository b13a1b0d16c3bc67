/** The rule that is being looked up, over whatever is on the screen. */

class Opened {
  rule = $state.raw<{ game: string; id: string } | null>(null);

  /** `named` is an id, with its game before it or not. */
  open(game: string, named: string): void {
    this.rule = { game, id: bare(named) };
  }

  close(): void {
    this.rule = null;
  }
}

export const opened = new Opened();

/** An id as the rules print it: "conquerors:ATT-6" is ATT-6. */
export function bare(named: string): string {
  return named.slice(named.indexOf(":") + 1);
}
