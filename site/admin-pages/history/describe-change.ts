/** Says in words what has changed, and by which way. */
import type { ChangedField, Revision, Way } from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import { historyFields, inOrder, labelOf } from "./fields.ts";

const ways: Readonly<Record<Way, string>> = {
  form: "Form",
  "data-service": "Data service",
  import: "Import",
  merge: "Merge",
  trash: "Trash",
  version: "Restored version",
  starter: "Starter songs",
  bulk: "Bulk action",
  undo: "Undo of a bulk action",
  clock: "Clock",
  sql: "SQL",
};

export function describeWay(way: Way): string {
  return ways[way];
}

/** @returns such as `Title, 3 lines of Hindi lyrics`, or `Draft saved: title` */
export function describeChange(
  { way, action }: Pick<Revision, "way" | "action">,
  fields: readonly ChangedField[],
): string {
  if (action === "added") return way === "trash" || way === "undo" ? "Restored from the trash" : "Added";
  if (action === "deleted") return way === "merge" ? "Merged into another" : "Deleted";
  if (action === "published") return "Published";
  if (action === "withdrawn") return "Withdrawn";
  if (action === "draft-added") return way === "trash" ? "Draft restored from the trash" : "Added as a draft";
  if (action === "draft-deleted") return "Draft deleted";
  const changed = describeFields(fields);
  if (action === "changed") return changed;
  return changed ? `Draft saved: ${inSentence(changed)}` : "Draft saved";
}

function describeFields(fields: readonly ChangedField[]): string {
  return inOrder(fields.map(({ field }) => field))
    .map((name, place) => {
      const { lines = null } = fields.find(({ field }) => field === name) ?? {};
      const text = describeField(name, lines);
      return place === 0 ? text : inSentence(text);
    })
    .join(", ");
}

function describeField(field: string, lines: number | null): string {
  const { lines: of } = historyFields[field] ?? {};
  return of && lines ? `${formatCount(lines, "line")} of ${of}` : labelOf(field);
}

/** Names of languages keep their capital. */
function inSentence(text: string): string {
  return /^(Hindi|English)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
