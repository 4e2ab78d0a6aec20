/** Decides which field a column of a file is, by its name: as an export writes it, or as people and programs do. */
import type { Columns, Field } from "../songs/exchanged-song.ts";

/** The field of each column by its name in the file; null for a column that is left out. */
export type Matching<Name extends string = Field> = ReadonlyMap<string, Name | null>;

/** `Singer 1`, `Singer (Male)`, `Other singers`, `गायिका`: several columns may name people of one field. */
const oneOfSeveral =
  /^(?:lead|main|other|second|co|सह|अन्य)|(?:fe)?male|पुरुष|महिला|gaa?yika|गायिका|(?:no)?[\d०-९]{1,2}(?=$|name)/;

const keysOfTables = new Map<Columns<string>, ReadonlyMap<string, string>>();

/** @returns undefined where no field has such a name */
export function fieldNamed<Name extends string>(name: string, table: Columns<Name>): Name | undefined {
  const fieldOf = (words: string) => fieldOfWords(words, table);
  const whole = fieldOf(name);
  if (whole) return whole;
  // `Album/Movie` says one thing twice; `Singer/Lyricist` would be two fields.
  const [outside = "", ...inside] = name.split(/[([{]/);
  const said = new Set(outside.split(/[/|,&+]|\sor\s/).flatMap((words) => fieldOf(words) ?? []));
  const [field] = said.size === 1 ? said : said.size === 0 ? inside.map(fieldOf).filter(Boolean) : [];
  // `Lyrics (Hinglish)` are lyrics of one script.
  const isText = (each = "") => /^(?:lyrics|translation)_/.test(each);
  const ofScript = field === "lyrics" ? inside.map(fieldOf).find(isText) : field;
  return ofScript ?? field;
}

function fieldOfWords<Name extends string>(words: string, table: Columns<Name>): Name | undefined {
  let fieldOfKey = keysOfTables.get(table);
  if (!fieldOfKey) {
    const keys = Array.from(table, ([field, { otherNames = [] }]) =>
      [field, ...otherNames].map((called) => [keyOf(called), field] as const),
    );
    fieldOfKey = new Map(keys.flat());
    keysOfTables.set(table, fieldOfKey);
  }
  const key = keyOf(words);
  // `Singers names`, `Name of the film`, `geetkar ka naam`
  const called = key.replace(/^nameof(?:the)?|(?:s?names?|k[aei]naa?m|(?:ों)?क[ाे]नाम|s)$/, "");
  const found = (fieldOfKey.get(key) ?? fieldOfKey.get(called)) as Name | undefined;
  if (found || !oneOfSeveral.test(called)) return found;
  const field = fieldOfWords(called.replace(oneOfSeveral, ""), table);
  return field && namesPeople(field, table) ? field : undefined;
}

/** @returns whether several columns may be the field, whose names are put together */
export function namesPeople<Name extends string>(field: Name, table: Columns<Name>): boolean {
  return table.get(field)?.kind === "names";
}

/**
 * The first of several columns with names of one field is that field, or the one that has the field's own name; the
 * others are left out, like unknown ones, unless each has some of its people.
 */
export function matchColumns<Name extends string>(
  columns: readonly string[],
  table: Columns<Name>,
): Matching<Name> {
  const taken = new Map<Name, string>();
  for (const name of [...columns.filter((each) => table.has(each as Name)), ...columns]) {
    const field = fieldNamed(name, table);
    if (field && !taken.has(field)) taken.set(field, name);
  }
  return new Map(
    columns.map((name) => {
      const field = fieldNamed(name, table);
      const isOne = field && (taken.get(field) === name || isOneOfSeveral(name, field, table));
      return [name, isOne ? field : null];
    }),
  );
}

function isOneOfSeveral<Name extends string>(name: string, field: Name, table: Columns<Name>): boolean {
  return namesPeople(field, table) && oneOfSeveral.test(keyOf(name));
}

/** Without what people write in several ways: capitals, blanks, signs, and the dot below a Devanagari letter. */
function keyOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+|\u093c/gu, "");
}
