/** Words for what only a game knows: its own, or else the keys made readable. */

import { called, sentence } from "./text.ts";
import type { Choice, GameInfo, Texts } from "./wire.ts";

export type Labels = Readonly<Record<string, Texts>>;

export const labelOf = (labels: Labels, word: string): string =>
  called(labels[word]) || sentence(word.replaceAll(/[_-]+/g, " "));

/** An option of a table where everybody chooses for themselves, as the player who chooses reads it. */
export const yours = ({ labels }: GameInfo, option: string): string =>
  called(labels[`your-${option}`]) || labelOf(labels, option);

export const choiceName = ({ labels }: GameInfo, option: string, choice: Choice): string =>
  called(choice.name) || called(labels[`${option}-${choice.id}`]) || labelOf(labels, choice.id);
