/** Things with a handle are dragged onto others, with a mouse or a pen; a finger scrolls. */

const FAR = 10;

export interface Drags {
  /** Can that be dragged? */
  from(handle: number): boolean;
  /** It was dropped on another handle, or 0; `away`: it has left the row that it lay in. */
  to(handle: number, target: number, away: boolean): void;
}

const handleAt = (spot: Element | null | undefined): number =>
  Number(spot?.closest<HTMLElement>("[data-handle]")?.dataset["handle"] ?? 0);

/** Listen within an element; gives what ends that. */
export function draggable(root: HTMLElement, drags: Drags): () => void {
  let held: { spot: HTMLElement; handle: number; x: number; y: number; moved: boolean } | null =
    null;

  function down(event: PointerEvent): void {
    const spot = (event.target as Element).closest<HTMLElement>("[data-handle]");
    const handle = handleAt(spot);
    if (event.button || event.pointerType === "touch" || !spot || !drags.from(handle)) return;
    held = { spot, handle, x: event.clientX, y: event.clientY, moved: false };
  }

  function move(event: PointerEvent): void {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    held.moved ||= Math.hypot(x, y) > FAR;
    if (!held.moved) return;
    held.spot.style.translate = `${x}px ${y}px`;
    held.spot.style.zIndex = "30";
    held.spot.style.pointerEvents = "none";
    event.preventDefault();
  }

  function up(event: PointerEvent): void {
    const done = held;
    held = null;
    if (!done?.moved) return;
    const { spot, handle } = done;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    spot.style.translate = spot.style.zIndex = spot.style.pointerEvents = "";
    root.addEventListener("click", (click) => click.stopPropagation(), {
      capture: true,
      once: true,
    });
    setTimeout(() => root.dispatchEvent(new MouseEvent("click"))); // if no click follows the drag
    const target = handleAt(under);
    const box = spot.getBoundingClientRect();
    const away = Math.abs(event.clientY - box.top - box.height / 2) > box.height * 0.75;
    drags.to(handle, target === handle ? 0 : target, away && root.contains(under));
  }

  const drop = () => {
    if (held)
      held.spot.style.translate = held.spot.style.zIndex = held.spot.style.pointerEvents = "";
    held = null;
  };

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", drop);
  root.addEventListener("dragstart", (event) => event.preventDefault());
  return () => {
    root.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", drop);
  };
}
