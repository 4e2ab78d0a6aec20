/**
 * Finds how a title and names in Devanagari are written in Roman letters. A name that exists needs no other spelling.
 */
import { draftOtherScript, type ExplainedNames, type Sql } from "#catalogue";
import { languageOfName } from "../../../components/language-of.ts";
import { type NamedField, namedFields, type Spelling, type Spellings } from "./spellings.ts";
import { titleOf } from "./title-case.ts";

interface NewName {
  readonly field: NamedField;
  /** Without the year of an album. */
  readonly name: string;
  readonly year: number | null;
}

/**
 * @param isKnown whether a new name, with the year of an album, is near one that is here, which is offered instead
 * @throws the driver's error when the database cannot answer
 */
export async function findSpellings(
  sql: Sql,
  title: string,
  explained: ExplainedNames,
  isKnown: (typed: string) => boolean,
): Promise<Spellings> {
  const names = newNamesIn(explained).filter(
    (name) => languageOfName(name.name) === "hi" && !isKnown(typedAs(name)),
  );
  const titles = languageOfName(title) === "hi" ? [title.trim().replaceAll(/\s+/g, " ")] : [];
  const source = [...titles, ...names.map(({ name }) => name)].join("\n");
  if (source === "") return { title: null, names: group([]) };
  const draft = await draftOtherScript(sql, { to: "english", source });
  const drafts = draft.text.split("\n").map(titleOf);
  const spelled = names.map((name, i) => ({
    field: name.field,
    ...spellingOf(name, drafts[titles.length + i] ?? ""),
  }));
  return { title: (titles.length > 0 && drafts[0]) || null, names: group(spelled) };
}

function newNamesIn(explained: ExplainedNames): readonly NewName[] {
  const people = namedFields.flatMap((field) =>
    field === "albumName"
      ? []
      : explained[field]
          .filter(({ existing }) => !existing)
          .map(({ typed }) => ({ field, name: typed, year: null })),
  );
  const album = explained.albumName;
  const isNew = album && !album.existing && album.ambiguousYears.length === 0;
  return isNew ? [{ field: "albumName", name: album.name, year: album.year }, ...people] : people;
}

function typedAs({ name, year }: NewName): string {
  return year === null ? name : `${name} (${year})`;
}

function spellingOf(name: NewName, draft: string): Spelling {
  return { typed: typedAs(name), spelling: draft && typedAs({ ...name, name: draft }) };
}

function group(spelled: readonly (Spelling & { readonly field: NamedField })[]): Spellings["names"] {
  const of = (field: NamedField) =>
    spelled
      .filter((one) => one.field === field && one.spelling !== "")
      .map(({ typed, spelling }) => ({ typed, spelling }));
  return {
    albumName: of("albumName"),
    singerNames: of("singerNames"),
    lyricistNames: of("lyricistNames"),
    musicDirectorNames: of("musicDirectorNames"),
  };
}
