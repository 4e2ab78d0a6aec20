/** A finger that rests on the page, without a selection or a menu of the phone being prevented. */

/**
 * In milliseconds, a little less than a phone waits before it selects a word, and in pixels that a finger may move
 * meanwhile.
 */
const [pressedFor, moves] = [450, 10];

/**
 * @param onPress gets what was pressed, when the finger is lifted, or as soon as the phone acts on it
 * @param signal ends it
 */
export function onLongPress(
  within: HTMLElement,
  onPress: (target: EventTarget | null) => void,
  signal: AbortSignal,
): void {
  let start: PointerEvent | null = null;
  const begin = (event: PointerEvent) => {
    start = event.pointerType === "mouse" || !event.isPrimary ? null : event;
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > moves) start = null;
  };
  const end = ({ timeStamp }: Event) => {
    const pressed = start;
    start = null;
    // In a later task, since a popover would be closed by the very end of the touch.
    if (pressed && timeStamp - pressed.timeStamp >= pressedFor) setTimeout(() => onPress(pressed.target));
  };
  within.addEventListener("pointerdown", begin, { signal });
  within.addEventListener("pointermove", move, { signal });
  for (const type of ["pointerup", "pointercancel", "contextmenu"])
    within.addEventListener(type, end as EventListener, { signal });
}
