/**
 * Loads the starter glossary into a new database, and what an upgrade changes in it: new entries, and new texts of
 * entries that nobody has edited. Entries that were deleted do not come back. Also without the starter songs, and on
 * sites that were made before it: meanings help with any songs. Leaves entries that the site has of its own.
 */
import { createHash } from "node:crypto";
import type { Sql, Transaction } from "../pool.ts";
import { formsOf, type GlossaryLine, readGlossary } from "./read-glossary.ts";

/** Safe to call from several processes at once: they wait for each other, and the first does the work. */
export async function loadStarterGlossary(sql: Sql): Promise<void> {
  const lines = await readGlossary();
  const loaded = JSON.stringify(Object.fromEntries(lines.map((line) => [line.word, digestOf(line)])));
  await sql.begin(async (transaction) => {
    await transaction`
      insert into private.marks (key, value) values ('starter glossary', '{}') on conflict (key) do nothing`;
    const [mark] = await transaction<{ value: string }[]>`
      select value from private.marks where key = 'starter glossary' for update`;
    if (!mark || mark.value === loaded) return;
    const before = mark.value.startsWith("{") ? JSON.parse(mark.value) : await loadedUnnoted(transaction);
    await renew(transaction, lines, before);
    await add(
      transaction,
      lines.filter(({ word }) => before[word] === undefined),
    );
    await transaction`update private.marks set value = ${loaded} where key = 'starter glossary'`;
  });
}

/** What was loaded last of each word. */
type Digests = Readonly<Record<string, string>>;

function digestOf({ roman, origin, english, hindi, forms }: GlossaryLine): string {
  return createHash("sha256")
    .update([roman, origin, english, hindi, forms].join("\t"))
    .digest("base64url")
    .slice(0, 8);
}

const columns = (sql: Transaction) =>
  sql`w.word, w.roman, w.origin, w.english, w.hindi, array_to_string(w.forms, ' ') as forms`;

/**
 * An earlier version noted only that it has loaded the glossary, at once: of those rows, all that were not edited.
 * Those in the trash count too.
 */
async function loadedUnnoted(sql: Transaction): Promise<Digests> {
  const rows = await sql<GlossaryLine[]>`
    select ${columns(sql)} from words as w
    where w.updated_at < w.created_at + interval '1 minute'
      and w.created_at = (select created_at from words group by created_at order by count(*) desc limit 1)`;
  const deleted = await sql<{ word: string }[]>`
    select deleted_row ->> 'word' as word from private.trash where table_name = 'words'`;
  return Object.fromEntries([
    ...deleted.map(({ word }) => [word, ""]),
    ...rows.map((row) => [row.word, digestOf(row)]),
  ]);
}

/** Gives entries that are as they were loaded the texts that the files have now. */
async function renew(sql: Transaction, lines: readonly GlossaryLine[], before: Digests): Promise<void> {
  const changed = lines.filter((line) => ![undefined, digestOf(line)].includes(before[line.word]));
  const rows = await sql<GlossaryLine[]>`
    select ${columns(sql)} from words as w where w.word = any(${changed.map(({ word }) => word)})`;
  const unedited = new Set(rows.filter((row) => digestOf(row) === before[row.word]).map(({ word }) => word));
  await sql`
    update public.words as w
    set roman = f.roman, origin = f.origin, english = f.english, hindi = f.hindi, forms = f.forms
    from (${rowsOf(
      sql,
      changed.filter(({ word }) => unedited.has(word)),
    )}) as f where w.word = f.word`;
}

async function add(sql: Transaction, lines: readonly GlossaryLine[]): Promise<void> {
  await sql`
    insert into public.words (word, roman, origin, english, hindi, forms) ${rowsOf(sql, lines)}
    on conflict do nothing`;
}

function rowsOf(sql: Transaction, lines: readonly GlossaryLine[]) {
  const entries = lines.map((line) => ({ ...line, forms: formsOf(line) }));
  return sql`
    select entry ->> 'word' as word, entry ->> 'roman' as roman, entry ->> 'origin' as origin,
      entry ->> 'english' as english, entry ->> 'hindi' as hindi,
      array(select jsonb_array_elements_text(entry -> 'forms')) as forms
    from jsonb_array_elements(${JSON.stringify(entries)}::text::jsonb) as file (entry)`;
}
