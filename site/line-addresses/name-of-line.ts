/** How visitors are told of a line. */
import type { Line } from "../reading-place/find-lines.ts";
import type { IslandTexts } from "../texts/island-texts.ts";

/** @returns for example 'Line 12' */
export function nameOf({ name }: Line, { line, hindiLine }: IslandTexts["song"]["lines"]): string {
  return (name.startsWith("hindi-") ? hindiLine : line)(name.replace(/\D+/, ""));
}
