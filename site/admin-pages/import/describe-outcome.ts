/** What would become of a song, as a line of the table. */
import type { Examined } from "#exchange";
import { columnsToRead } from "../../../exchange/reading/index.ts";
import type { ImportRow, RowKind } from "./import-state.ts";

export function labelOf(column: string): string {
  return (columnsToRead(false).get(column) ?? columnsToRead(true).get(column))?.name ?? column;
}

const kindOf = {
  created: "new",
  updated: "changed",
  unchanged: "unchanged",
  draft: "draft",
  wrong: "wrong",
} as const;

/**
 * @param remarks what was said while the song was read
 * @returns not chosen beforehand where a stored song would lose the words of a script
 */
export function rowOf(
  place: string,
  title: string,
  examined: Examined,
  remarks: readonly string[] = [],
): ImportRow {
  const { draft, twin, status } = examined;
  const kind: RowKind = draft ? "draft" : twin ? "twin" : kindOf[status];
  // Remarks begin with the column that they are about.
  const said = remarks.map((words) => words.replace(/^(\w+)(?=: )/, labelOf));
  const note = [noteOf(examined), ...said].filter(Boolean).join(" ");
  // An empty cell is often one that nobody has filled yet.
  const losesWords = examined.empties?.some((field) => field.startsWith("lyrics_")) ?? false;
  const isChosen = kind === "new" || (kind === "changed" && !losesWords);
  return { place, title, kind, ...(draft && { draft }), note, isChosen };
}

const nameOf = { public: "Song", draft: "Draft", withdrawn: "Withdrawn song" } as const;

const asNotPublic = {
  created: { draft: "As a draft.", withdrawn: "As a withdrawn song." },
  updated: { draft: "It stays a draft.", withdrawn: "It stays withdrawn." },
} as const;

function noteOf({ status, message, adds = {}, changes = [], empties = [], twin, as }: Examined): string {
  if (message) return message;
  const changed = changes.filter((field) => !empties.includes(field)).map(labelOf);
  const sentences = [
    as && (status === "created" || status === "updated") && asNotPublic[status][as],
    twin && `${nameOf[twin.status]} ${twin.id} has this title and first singer, on another album.`,
    empties.length > 0 && `Empties ${empties.map(labelOf).join(", ")}.`,
    changed.length > 0 && `Changes ${changed.join(", ")}.`,
    describeAdded(adds),
  ];
  return sentences.filter(Boolean).join(" ");
}

const addedKinds = {
  singers: "singer",
  lyricists: "lyricist",
  music_directors: "music director",
  albums: "album",
} as const;

/** A comma is before each kind but the first, so that "and" between names and "and" between kinds are told apart. */
function describeAdded(adds: NonNullable<Examined["adds"]>): string {
  const kinds = (Object.keys(addedKinds) as (keyof typeof addedKinds)[]).flatMap((kind) => {
    const names = adds[kind] ?? [];
    if (names.length === 0) return [];
    return [`the ${addedKinds[kind]}${names.length === 1 ? "" : "s"} ${listed.format(names)}`];
  });
  const last = kinds.pop();
  if (last === undefined) return "";
  return kinds.length === 0 ? `Adds ${last}.` : `Adds ${kinds.join(", ")}, and ${last}.`;
}

/** Such as `Lata, Asha and Rafi`. */
export const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });
