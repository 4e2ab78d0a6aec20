/** Makes what the dashboard shows of a change. */
import type { LatestChange } from "#catalogue";
import { formatMoment } from "../format-moment.server.ts";
import { describeChange, describeWay } from "./describe-change.ts";
import { historyAddress, titleOf } from "./revised-thing.ts";

/** @param timeZone IANA name */
export function describeLatestChange(
  { revised, name, id, fields, ...change }: LatestChange,
  timeZone: string,
) {
  const changed = fields.map((field) => ({ field, lines: null }));
  return {
    id,
    name: revised.kind === "settings" ? titleOf(revised) : name,
    type: revised.kind === "settings" ? "Setting" : titleOf(revised),
    what: describeChange(change, changed),
    when: formatMoment(change.changedAt, timeZone),
    way: describeWay(change.way),
    address: historyAddress(revised),
  };
}
