/** Tables as they stood at a moment of a recorded game. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReplayFrame, ReplayInfo, ReplayItem, TableInfo } from "../src/wire.ts";
import type { Visitor } from "./visitor.ts";

const TESTS = join(import.meta.dirname, "../../tests");

export const golden = (game: string, name: string): string =>
  readFileSync(join(TESTS, game, "golden/replays", `${name}.json`), "utf-8");

export class Recorded {
  private constructor(
    private readonly visitor: Visitor,
    private readonly id: string,
    private readonly info: ReplayInfo,
  ) {}

  static async of(visitor: Visitor, text: string): Promise<Recorded> {
    const { id } = await visitor.send<ReplayItem>("POST", "replays", { text });
    return new Recorded(visitor, id, await visitor.send("GET", `replays/${id}?language=en`));
  }

  /** The moments at which the first seat chooses. */
  get asked(): number[] {
    return this.info.moments.flatMap(({ asked }, at) => (asked === 0 ? [at] : []));
  }

  async frame(at: number): Promise<ReplayFrame> {
    const path = `replays/${this.id}/frames?first=${at}&many=1&eye=all&language=en`;
    return (await this.visitor.send<ReplayFrame[]>("GET", path))[0]!;
  }

  /** Go on from there, on the first seat against bots. */
  async playOn(at: number): Promise<void> {
    const { entries } = this.info.moments[at]!;
    const wish = { entries, seat: 0, bot: "greedy" };
    const table = await this.visitor.send<TableInfo>("POST", `replays/${this.id}/continue`, wish);
    await this.visitor.goTo(table.id);
    await this.visitor.asked();
  }
}
