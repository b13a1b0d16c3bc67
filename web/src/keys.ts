/** Keys of the table: digits choose, Enter takes the quiet option, arrows walk over the board. */

export type Direction = "up" | "down" | "left" | "right";

const WAIT = 700;

/** Digits typed one after another; "1" waits for a second digit only where there could be one. */
export class Digits {
  #typed = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly choose: (index: number) => void) {}

  type(digit: string, count: number): void {
    clearTimeout(this.#timer);
    const typed = this.#typed + digit;
    const number = Number(typed);
    this.#typed = "";
    if (number < 1 || number > count) return;
    if (number * 10 > count) this.choose(number - 1);
    else {
      this.#typed = typed;
      this.#timer = setTimeout(() => this.flush(), WAIT);
    }
  }

  /** Take what is typed so far; says whether there was anything. */
  flush(): boolean {
    clearTimeout(this.#timer);
    const number = Number(this.#typed);
    this.#typed = "";
    if (number) this.choose(number - 1);
    return number > 0;
  }

  forget(): boolean {
    clearTimeout(this.#timer);
    const any = this.#typed !== "";
    this.#typed = "";
    return any;
  }
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export function directionOf(key: string): Direction | undefined {
  return ARROWS[key];
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the box that lies nearest in that direction; -1 where none does. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const middle = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [x, y] = middle(from);
  const along = direction === "left" || direction === "right" ? 0 : 1;
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const at = middle(box);
    const away = [at[0] - x, at[1] - y] as const;
    const ahead = away[along] * sign;
    if (ahead < 4) return;
    const distance = ahead + 2.5 * Math.abs(away[1 - along]!);
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** Whether a key pressed there belongs to what has the focus; a dialog may keep it a while after
 * it has closed. */
export function isTyping(target: EventTarget | null): boolean {
  const owner = "input, select, textarea, dialog[open]";
  return target instanceof Element && target.closest(owner) !== null;
}
