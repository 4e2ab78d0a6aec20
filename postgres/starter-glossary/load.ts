/**
 * Loads the starter glossary, once in the lifetime of a database: entries that were deleted do not come back. Also
 * without the starter songs, and on sites that were made before it: meanings help with any songs. Leaves entries that
 * exist already.
 */
import type { Sql } from "../pool.ts";
import { formsOf, readGlossary } from "./read-glossary.ts";

/** Safe to call from several processes at once: the one that sets the mark does the work. */
export async function loadStarterGlossary(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    const { count } = await transaction`
      insert into private.marks (key, value) values ('starter glossary', 'on') on conflict (key) do nothing`;
    if (count === 0) return;
    const entries = (await readGlossary()).map((entry) => ({ ...entry, forms: formsOf(entry) }));
    await transaction`
      insert into public.words (word, roman, origin, english, hindi, forms)
      select entry ->> 'word', entry ->> 'roman', entry ->> 'origin', entry ->> 'english', entry ->> 'hindi',
        array(select jsonb_array_elements_text(entry -> 'forms'))
      from jsonb_array_elements(${JSON.stringify(entries)}::text::jsonb) as file (entry)
      on conflict do nothing`;
  });
}
