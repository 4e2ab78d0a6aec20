/** Tables that a large catalogue is drawn from, in a schema of their own that is there only meanwhile. */
import type { Sql } from "postgres";
import { makeNames, makeWords } from "./make-words.ts";

/**
 * Words by rank, parts of names, and the function `draw`: for two numbers always the same one from 0 to just under 1.
 * @param sql of somebody who may create schemas
 * @param words how many of the commonest
 */
export async function makeScratch(sql: Sql, seed: number, words: number): Promise<void> {
  await removeScratch(sql);
  await sql.unsafe(`
    create schema large_catalogue;
    create function large_catalogue.draw(number bigint, purpose bigint) returns double precision
    language sql immutable parallel safe
    return (pg_catalog.hashint8extended(number, ${seed} * 1000::bigint + purpose) & 9007199254740991) / 9007199254740992.0::double precision;
    create table large_catalogue.words (rank integer, roman text, hindi text, capital text);
    create table large_catalogue.plain_words (number integer primary key, written text);
    create table large_catalogue.names (kind text, place integer, name text);
    create table large_catalogue.places (line integer, place integer);
    insert into large_catalogue.places
    select line, place from generate_series(1, 20) as line, generate_series(1, 7) as place order by line, place;
    create table large_catalogue.albums (place bigint primary key, id bigint, year integer);
    create table large_catalogue.people (kind text, place bigint, id bigint, primary key (kind, place))`);
  const made = makeWords(seed).slice(0, words);
  await sql`
    insert into large_catalogue.words
    select rank - 1, roman, hindi, upper(left(roman, 1)) || substr(roman, 2)
    from unnest(${made.map(({ roman }) => roman)}::text[], ${made.map(({ hindi }) => hindi)}::text[])
      with ordinality as made (roman, hindi, rank)`;
  for (const [kind, parts] of Object.entries(makeNames(seed)))
    await sql`
      insert into large_catalogue.names
      select ${kind}, place - 1, upper(left(name, 1)) || substr(name, 2)
      from unnest(${parts.map(({ roman }) => roman)}::text[]) with ordinality as made (name, place)`;
  await sql`analyze large_catalogue.words, large_catalogue.names, large_catalogue.places`;
}

/** A rank with a chance of one in its number: the second word comes half as often as the first, and so on (Zipf). */
export const zipf = (draw: string, count: string) =>
  `(floor(exp(${draw} * ln(${count} + 1.0::double precision))) - 1)::integer`;

export async function removeScratch(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    // What goes with it is no news.
    await transaction`set local client_min_messages = warning`;
    await transaction`drop schema if exists large_catalogue cascade`;
  });
}
