/** The way from field to field of the song form: Enter goes to the next empty one. */
import type { KeyboardEvent } from "react";
import { lyricFields } from "./lyric-text.ts";

/** Enter in a field of one line never saves by accident; it goes where something is still to be filled in. */
export function focusNextFieldOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
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
