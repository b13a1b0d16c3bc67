/** The tower in words: what is on a field, who stands there, what can be done with it. */

import { called, say, sentence } from "../../text.ts";
import type { PackInfo, TableInfo } from "../../wire.ts";
import { fieldName, type Field } from "./geometry.ts";
import type { Choices } from "./choices.ts";
import type { Scene } from "./motion.ts";
import type { Figure, Outlook, TowerView } from "./view.ts";

const NOTED = ["trap", "merchant", "ladder", "portal", "special"];

export const choicesAt = (choices: Choices, field: number): number[] =>
  choices.get(`field ${field}`) ?? [];

export const nameOf = (pack: PackInfo, card: string): string => called(pack.cards[card]?.name);

/** What the players are called, on the tower as in the log; whoever plays only one seat is "you". */
export function playersOf({ seats }: TableInfo): string[] {
  const alone = seats.filter((seat) => seat.mine).length === 1;
  const you = sentence(say("plosinovka-web-you"));
  return seats.map(({ mine, name }) => (alone && mine ? you : name));
}

/** A figure with its place and, of an enemy, its life and damage. */
export function figureText(
  one: Figure,
  view: TowerView,
  pack: PackInfo,
  names: readonly string[],
): string {
  const figure = nameOf(pack, one.card);
  const field = fieldName(one.field);
  const player = view.players[one.figure];
  if (player)
    return say("plosinovka-web-hero", {
      player: names[one.figure] ?? "",
      hero: figure,
      field,
      life: player.life,
      most: player.most_life,
    });
  const damage = pack.cards[one.card]?.damage ?? 0;
  return say("plosinovka-enemy", { figure, field, life: one.life ?? 0, damage });
}

export function fieldText(
  one: Field,
  scene: Scene,
  view: TowerView,
  pack: PackInfo,
  names: readonly string[],
  standing: Figure | undefined,
): string {
  const notes: string[] = [];
  if (standing) notes.push(figureText(standing, view, pack, names));
  const lying = scene.lying.get(one.field);
  if (lying) notes.push(say(`plosinovka-note-${lying}`));
  for (const kind of NOTED) if (one.kinds.has(kind)) notes.push(say(`plosinovka-note-${kind}`));
  notes.push(say(one.floor ? "plosinovka-web-platform" : "plosinovka-web-air"));
  if (one.wall) notes.push(say("plosinovka-web-wall"));
  return `${fieldName(one.field)}: ${notes.join(", ")}`;
}

/** What would happen, in sentences. */
export function outlookTexts(
  outlook: Outlook,
  view: TowerView,
  pack: PackInfo,
  names: readonly string[],
  seat: number,
): string[] {
  const found = (figure: number) => view.figures.find((one) => one.figure === figure);
  const named = (figure: number) => {
    const one = found(figure);
    return one
      ? say("plosinovka-on-field", { figure: nameOf(pack, one.card), field: fieldName(one.field) })
      : "";
  };
  const texts = outlook.steps.map(({ field, portal, strikes }) => {
    const enemies = strikes.map(named).join(", ");
    const way = say(portal ? "plosinovka-step-portal" : "plosinovka-step-other", {
      field: fieldName(field),
    });
    return say("plosinovka-web-step", { way, attacked: enemies ? "yes" : "no", enemies });
  });
  for (const { figure, to } of outlook.falls) {
    const one = found(figure);
    const who = {
      you: figure === seat ? "yes" : "no",
      player: one ? (names[figure] ?? nameOf(pack, one.card)) : "",
    };
    texts.push(say("plosinovka-preview-falls", { ...who, to: fieldName(to) }));
  }
  for (const { figure, damage, gems, life } of outlook.attacks)
    if (damage)
      texts.push(
        say("plosinovka-preview-attack", {
          figure: named(figure),
          damage,
          life,
          gems: say("plosinovka-gems", { amount: gems }),
        }),
      );
  return texts.map(sentence);
}
