/**
 * What somebody types before the scripts have taken over a page. React goes on with what the server has rendered: it
 * never hears of such text, and in fields that had a text it even puts the old one back.
 */

import { useLayoutEffect, useState, useSyncExternalStore } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const withoutText = new Set(["hidden", "checkbox", "radio", "file", "submit", "button"]);

/** To be called by what stands around all forms. Gives the text back, as if it were typed then, when React has taken over. */
export function useEarlyText(): void {
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // While this draws for the first time, no field within it has been touched.
  const [giveBack] = useState(() => (isTakenOver || isOnServer ? undefined : keepEarlyText()));
  useLayoutEffect(() => giveBack && soonOrBeforeUse(giveBack), [giveBack]);
}

/** What whoever is quicker does with the text: with the old one, a form would be saved as if nothing had been typed. */
const uses = ["keydown", "click", "submit"] as const;

/** Not within the effect, where React would first put back its own text, and with it the caret at the end. */
function soonOrBeforeUse(giveBack: () => void): () => void {
  const timer = setTimeout(act);
  for (const use of uses) addEventListener(use, act, true);
  return stop;
  function act() {
    stop();
    giveBack();
  }
  function stop() {
    clearTimeout(timer);
    for (const use of uses) removeEventListener(use, act, true);
  }
}

const neverChanges = () => () => {};
const isOnServer = typeof document === "undefined";

/** Remembers what has been typed, and what still is until it is given back. @returns gives it back, once */
function keepEarlyText(): () => void {
  const typed = new Map<TextField, Typed>();
  const keep = (field: TextField) => {
    const { value: text, selectionStart, selectionEnd } = field;
    if (!withoutText.has(field.type)) typed.set(field, { text, selectionStart, selectionEnd });
  };
  for (const field of document.querySelectorAll<TextField>("input, textarea"))
    if (field.value !== field.defaultValue) keep(field);
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) keep(target);
  };
  document.addEventListener("input", hear, true);
  return () => {
    document.removeEventListener("input", hear, true);
    for (const [field, early] of typed) type(field, early);
    typed.clear();
  };
}

/** With the caret, which the old text that React puts back has moved to its end. */
type Typed = { readonly text: string } & Pick<TextField, "selectionStart" | "selectionEnd">;

/**
 * React takes an event for a change only where the text differs from what it knows, which the setter of the field's own
 * tells it; the kind's setter does not.
 */
function type(field: TextField, { text, selectionStart, selectionEnd }: Typed): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const { set } = Object.getOwnPropertyDescriptor(kind.prototype, "value") ?? {};
  field.value = field.defaultValue;
  set?.call(field, text);
  // A field of numbers has no caret to set.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
