/** What was typed into forms of songs and not saved, kept so that a phone with an empty battery loses nothing. */
import type { Sql } from "#postgres";

/** The oldest beyond these are forgotten. */
export const mostUnfinishedForms = 50;

/** As JSON, in characters; a constraint of the table says the same. */
export const longestUnfinishedForm = 1_000_000;

interface UnfinishedForm {
  /** The UUID of the open form. */
  readonly key: string;
  /** Path of the page with the form. */
  readonly address: string;
  /** The title of the song, as far as it is typed. */
  readonly title: string;
}

/**
 * @param content JSON of at most `longestUnfinishedForm` characters
 * @throws the driver's error when the database fails, or the content is no JSON or too long
 */
export async function keepUnfinishedForm(
  sql: Sql,
  { key, address, title }: UnfinishedForm,
  content: string,
): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`
      insert into private.unfinished_forms (key, address, title, content)
      values (${key}, ${address}, ${title}, ${content}::text::jsonb)
      on conflict (key) do update set
        title = excluded.title, content = excluded.content, saved_at = clock_timestamp()`;
    await transaction`
      delete from private.unfinished_forms as f where f.key in (
        select o.key from private.unfinished_forms as o order by o.saved_at desc, o.key
        offset ${mostUnfinishedForms})`;
  });
}

/** @returns the latest first, with the time of each, ISO 8601 */
export async function listUnfinishedForms(
  sql: Sql,
): Promise<readonly (UnfinishedForm & { readonly savedAt: string })[]> {
  return sql<(UnfinishedForm & { savedAt: string })[]>`
    select key, address, title, to_json(saved_at) #>> '{}' as "savedAt"
    from private.unfinished_forms order by saved_at desc, key`;
}

/** @returns its content; null if there is none of this key and address */
export async function findUnfinishedForm(sql: Sql, key: string, address: string): Promise<unknown> {
  const [form] = await sql<{ content: unknown }[]>`
    select content from private.unfinished_forms where key::text = ${key} and address = ${address}`;
  return form?.content ?? null;
}

export async function forgetUnfinishedForm(sql: Sql, key: string): Promise<void> {
  await sql`delete from private.unfinished_forms where key::text = ${key}`;
}

/** @returns the number of those that nobody has touched for thirty days, which are forgotten */
export async function forgetOldUnfinishedForms(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from private.unfinished_forms where saved_at < now() - interval '30 days'`;
  return count;
}
