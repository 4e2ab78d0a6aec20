/** The keys of the song form. Ctrl+S saves, Ctrl+Enter saves and goes on (Cmd as well), Enter goes to the next empty field. */
import { type KeyboardEvent, useEffect, useRef } from "react";
import { lyricFields } from "./lyric-text.ts";

interface SavingKeys {
  readonly onSave: () => void;
  readonly onSaveAndAddAnother: () => void;
}

/** Listens in the whole window: the hand need not find the form first. */
export function useSavingKeys(keys: SavingKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      const isEnter = event.key === "Enter";
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isEnter || isLetterS(event))) return;
      // A question that is open has to be answered first.
      if (document.querySelector("[role=alertdialog]")) return isEnter ? undefined : event.preventDefault();
      event.preventDefault();
      if (event.repeat) return;
      if (isEnter) latest.current.onSaveAndAddAnother();
      else latest.current.onSave();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}

/** On a keyboard for Devanagari the key has no Latin letter, only its place. */
function isLetterS({ key, code }: globalThis.KeyboardEvent): boolean {
  return key.toLowerCase() === "s" || (!/^[a-z]$/i.test(key) && code === "KeyS");
}

/** Enter in a field of one line never saves by accident; it goes where something is still to be filled in. */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const after = lyricFields.slice((lyricFields as readonly string[]).indexOf(target.name) + 1);
  const fields = after.map((field) => fieldOf(form, field)).filter((field) => field !== null);
  const next = fields.find((field) => field.value.trim() === "") ?? fields[0];
  if (next) next.focus();
  else form.querySelector<HTMLElement>("button[type=submit]:enabled")?.focus();
}

/** @returns the field of a name, whichever kind it is */
export function fieldOf(
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}
