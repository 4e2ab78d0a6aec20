/** What keys and a click do in the table of an album's songs, as in a spreadsheet. */
import type { KeyboardEvent } from "react";
import { nameOf } from "./track-text.ts";

/** Enter and the arrows go to the same column of the next row or the one before; Enter below the last row to Save. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: table, key } = event;
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLInputElement)) return;
  const isUp = key === "ArrowUp" || (key === "Enter" && event.shiftKey);
  if (!isUp && key !== "ArrowDown" && key !== "Enter") return;
  event.preventDefault();
  const [field = ""] = target.name.split(".");
  const column = inputsOf(table, field);
  const next = column[column.indexOf(target) + (isUp ? -1 : 1)];
  next?.focus();
  next?.select();
  if (!next && key === "Enter" && !isUp)
    target.form?.querySelector<HTMLElement>(".form-buttons button[type=submit]")?.focus();
}

export function numberInOrder(form: HTMLFormElement | null): void {
  for (const [place, input] of inputsOf(form, "track_number").entries()) input.value = String(place + 1);
}

function inputsOf(part: HTMLElement | null, field: string): HTMLInputElement[] {
  return [
    ...(part?.querySelectorAll<HTMLInputElement>(`input[name^="${nameOf(field as "title", "")}"]`) ?? []),
  ];
}
