/** A song as exported and imported files contain it. */
import {
  allSongFields,
  draftColumns,
  type SongField,
  type SongFieldKind,
  type SongFieldOf,
  songFieldRows,
  type songFields,
} from "#fields";
import type { SignKind } from "../proofreading/remark-kinds.ts";

/** A column of files: what it is, and how others call it. */
export interface Column {
  readonly field: string;
  readonly name: string;
  /** Lines are a list in JSON, elsewhere a text of as many lines; a status is whether a song is public. */
  readonly kind: SongFieldKind | "lines" | "status";
  readonly otherNames?: readonly string[];
}

/** By their names, in the order of files. */
export type Columns<Name extends string> = ReadonlyMap<Name, Column>;

type FieldsInFiles = {
  [Name in SongField]: (typeof songFields)[Name] extends { readonly column: string } ? Name : never;
}[SongField];

type ColumnOf<Name extends FieldsInFiles> = (typeof songFields)[Name]["column"];

/** A field of a song in a file, by the name of its column. */
export type Field = ColumnOf<FieldsInFiles>;

/** The fields of a song by their columns, in the order of files; only `title` is required. */
export const fieldOfColumn = new Map(
  allSongFields.flatMap((name) => {
    const { column } = songFieldRows[name];
    return column === undefined ? [] : [[column as Field, { field: name, ...songFieldRows[name] }] as const];
  }),
);

export const fields: readonly Field[] = [...fieldOfColumn.keys()];

/** A column of files that also have songs which are not public. */
export type DraftColumn = keyof typeof draftColumns;

/** The columns of such a file, in its order. */
export const allSongColumns: Columns<Field | DraftColumn> = new Map<Field | DraftColumn, Column>([
  ...fieldOfColumn,
  ["status", { field: "status", ...draftColumns.status }],
  ["publish_at", { field: "publish_at", ...draftColumns.publish_at }],
]);

function kindOf(field: Field | DraftColumn) {
  return allSongColumns.get(field)?.kind;
}

export type PeopleField = ColumnOf<SongFieldOf<"names">>;

/** Of names of people: a list in JSON, elsewhere comma-separated text, since names contain no commas. */
export function isPeopleField(field: Field | DraftColumn): field is PeopleField {
  return kindOf(field) === "names";
}

export const peopleFields: readonly PeopleField[] = fields.filter(isPeopleField);

export type PartField = ColumnOf<SongFieldOf<"list">>;

/** A list of objects in JSON, elsewhere the text of such a list. */
export function isPartField(field: Field | DraftColumn): field is PartField {
  return kindOf(field) === "list";
}

/**
 * All fields as text; blank is empty. `album` is `Devdas (2002)` when the album has a year, and `Devdas (no year)`
 * when it has none, but others of its name do. `created_at` and `publish_at` are ISO 8601, `status` is one of
 * `songStatuses`. Fields that a file does not mention are left out.
 */
export type ExchangedSong = Partial<Record<Field | DraftColumn, string>>;

/** A withdrawn song is a draft that was public before. */
export const songStatuses = ["public", "draft", "withdrawn"] as const;

export type SongStatus = (typeof songStatuses)[number];

/** @returns `draft` for a song that is to be published at a time, unless it is withdrawn */
export function statusOf({ status, publish_at: publishAt }: ExchangedSong): SongStatus {
  if (status === "withdrawn") return status;
  return status === "draft" || publishAt?.trim() ? "draft" : "public";
}

/** A song, or another thing, read from a file. */
export interface ReadSong<Name extends string = keyof ExchangedSong> {
  /** Its place in the file, such as `line 7`. */
  readonly place: string;
  readonly song: Partial<Record<Name, string>>;
  /** Why it cannot be imported. */
  readonly problem?: string;
  /** What other rows of the file call albums of the name of its album. */
  readonly earlier?: readonly string[];
  /** Whether an earlier row of the file is the same song, public where this one is not, or the other way round. */
  readonly isFurther?: boolean;
  /** The texts of values that could not be read, by their columns. */
  readonly unread?: Partial<Record<string, string>>;
  /** The kinds of a proofreader's remarks that were mended in it. */
  readonly mended?: readonly SignKind[];
  /** What was left out or read in one of several ways: short sentences. */
  readonly remarks?: readonly string[];
}
