/** How visitors are told of a line. */
import type { Line } from "../reading-place/find-lines.ts";
import type { Texts } from "../texts/en/index.ts";

/** @returns for example 'Line 12' */
export function nameOf({ name }: Line, { line, hindiLine }: Texts["song"]["lines"]): string {
  return `${name.startsWith("hindi-") ? hindiLine : line} ${name.replace(/\D+/, "")}`;
}
