/** A song as its form has it. */
import type { SongFieldOf } from "#fields";
import type { SongParts } from "./song-parts.ts";

type TextField = SongFieldOf<"line" | "text" | "names" | "album" | "video" | "address">;
type NumberField = SongFieldOf<"number">;

/**
 * As typed. Names are comma-separated, in the order of the credits; an album may include its year: `Devdas (2002)`. A
 * missing field is blank, but what a song means, its track number, its notes and its own meanings of words stay as
 * stored; null removes a number.
 */
export type SongInput = SongParts & { readonly title: string } & {
  readonly [Field in TextField]?: string | null;
} & { readonly [Field in NumberField]?: number | null };

/** As stored; a missing text is empty. */
export type SongInForm = { readonly [Part in keyof SongParts]-?: NonNullable<SongParts[Part]> } & Readonly<
  Record<TextField, string>
> &
  Readonly<Record<NumberField, number | null>>;
