declare const __VERSION__: string;

declare module "virtual:emblems" {
  /** The address of the sprite. */
  export const sprite: string;
  /** Which emblems are in it. */
  export const names: string[];
}
