/**
 * Finds how a title and names in Devanagari are written in Roman letters. A name that exists needs no other spelling.
 */
import { draftOtherScript, type ExplainedNames, findNamesBySound, type NameKind, type Sql } from "#catalogue";
import { languageOfName } from "../../../components/language-of.ts";
import { type NamedField, namedFields, type Spelling, type Spellings } from "./spellings.ts";
import { titleOf } from "./title-case.ts";

const kindOf: Readonly<Record<NamedField, NameKind>> = {
  albumName: "albums",
  singerNames: "singers",
  lyricistNames: "lyricists",
  musicDirectorNames: "music-directors",
};

interface NewName {
  readonly field: NamedField;
  readonly kind: NameKind;
  /** Without the year of an album. */
  readonly name: string;
  readonly year: number | null;
}

/** @throws the driver's error when the database cannot answer */
export async function findSpellings(sql: Sql, title: string, explained: ExplainedNames): Promise<Spellings> {
  const names = newNamesIn(explained).filter(({ name }) => languageOfName(name) === "hi");
  const titles = languageOfName(title) === "hi" ? [title.trim().replaceAll(/\s+/g, " ")] : [];
  const source = [...titles, ...names.map(({ name }) => name)].join("\n");
  if (source === "") return { title: null, names: group([]) };
  const [existing, draft] = await Promise.all([
    names.length > 0 ? findNamesBySound(sql, names) : [],
    draftOtherScript(sql, { to: "english", source }),
  ]);
  const drafts = draft.text.split("\n").map(titleOf);
  const spelled = names.map((name, i) => ({
    field: name.field,
    ...spellingOf(name, existing[i] ?? null, drafts[titles.length + i] ?? ""),
  }));
  return { title: (titles.length > 0 && drafts[0]) || null, names: group(spelled) };
}

function newNamesIn(explained: ExplainedNames): readonly NewName[] {
  const people = namedFields.flatMap((field) =>
    field === "albumName"
      ? []
      : explained[field]
          .filter(({ existing }) => !existing)
          .map(({ typed }) => ({ field, kind: kindOf[field], name: typed, year: null })),
  );
  const album = explained.albumName;
  const isNew = album && !album.existing && album.ambiguousYears.length === 0;
  return isNew
    ? [{ field: "albumName", kind: "albums", name: album.name, year: album.year }, ...people]
    : people;
}

function spellingOf({ name, year }: NewName, existing: string | null, draft: string): Spelling {
  const withYear = year === null ? "" : ` (${year})`;
  const typed = name + withYear;
  if (existing !== null) return { typed, spelling: existing, exists: true };
  return { typed, spelling: draft && draft + withYear, exists: false };
}

function group(spelled: readonly (Spelling & { readonly field: NamedField })[]): Spellings["names"] {
  const of = (field: NamedField) =>
    spelled
      .filter((one) => one.field === field && one.spelling !== "")
      .map(({ typed, spelling, exists }) => ({ typed, spelling, exists }));
  return {
    albumName: of("albumName"),
    singerNames: of("singerNames"),
    lyricistNames: of("lyricistNames"),
    musicDirectorNames: of("musicDirectorNames"),
  };
}
