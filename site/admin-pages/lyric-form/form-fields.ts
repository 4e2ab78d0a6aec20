/** Finds the fields of the song form, and moves between them. */
import type { KeyboardEvent } from "react";
import { lyricFields } from "./lyric-text.ts";

/**
 * Enter in a one-line field goes to the next empty field that is not folded away, so that it never saves by accident.
 */
export function focusNextFieldOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const [name = ""] = target.name.split(".");
  const fields = lyricFields
    .slice((lyricFields as readonly string[]).indexOf(name) + 1)
    .map((field) => fieldOf(form, field))
    .filter((field) => field !== null)
    .filter((field) => field.checkVisibility());
  const next = fields.find((field) => field.value.trim() === "") ?? fields[0];
  if (next) next.focus();
  else form.querySelector<HTMLElement>(".form-buttons button[type=submit]")?.focus();
}

/** @returns of a list its first wrong control, or its first one */
export function fieldOf(
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | null {
  const ofList = (more = "") => form?.querySelector(`[name^="${name}."]${more}`);
  const field = form?.elements.namedItem(name) ?? ofList("[aria-invalid=true]") ?? ofList();
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}
