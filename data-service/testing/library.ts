/** For tests: a database with texts to search, ranges, partitions, and rights by column. */
import type { Sql } from "#postgres";

export const librarySchema = "library";

const library = `
  create schema library;
  set search_path = library;

  create table books (
    id integer primary key,
    title text,
    words tsvector generated always as (to_tsvector('english', title)) stored,
    notes jsonb,
    pages json
  );
  insert into books (id, title, notes, pages) values
    (1, 'The fat cats ate rats', '{"en": "sleeping dogs", "de": "Der Hund"}', '["a cat"]'),
    (2, 'A rat ate fat', '{"en": "a dog slept"}', null),
    (3, 'Cats', null, null);

  create table stays (
    id integer primary key,
    nights daterange,
    rooms int4range,
    free int4multirange,
    guests text[]
  );
  insert into stays values
    (1, '[2024-01-01,2024-01-05)', '[1,5)', '{[1,3),[7,9)}', '{Asha,"Bela, Goa"}'),
    (2, '[2024-01-05,2024-01-09)', '[5,9)', '{[20,30)}', '{}'),
    (3, null, 'empty', '{}', null);

  create function all_books() returns setof books language sql stable as 'select * from library.books';

  create table samples (id integer primary key, number numeric, word text, moment timestamptz, list text);
  insert into samples values (1, 1.5, 'true', '2024-05-06 07:08:09+00', '{1,2}');

  create table loans (
    year integer not null,
    id integer not null,
    book integer references books,
    note text,
    primary key (year, id)
  ) partition by range (year);
  create table loans_before_2020 partition of loans for values from (minvalue) to (2020);
  create table loans_since_2020 partition of loans for values from (2020) to (maxvalue);
  create view recent_loans as select * from loans where year > 2000;

  create table readers (
    id integer primary key,
    name text not null,
    phone text,
    card text not null default 'blue',
    level integer default 1,
    joined integer generated always as identity,
    invited_by integer references readers
  );
  insert into readers (id, name, phone) values (1, 'Asha', '1-1'), (2, 'Bela', '2-2');

  create table visits (id integer generated always as identity primary key, note text);
  create function note_visit(note text) returns integer language sql volatile security definer
    as 'insert into library.visits (note) values (note) returning id';
  create function note_visits(notes text[]) returns setof visits language plpgsql volatile security definer
    as 'begin return query insert into library.visits (note) select unnest(notes) returning *; end';
  create function note_secretly(note text) returns integer language plpgsql stable
    as 'begin return library.note_visit(note); end';
  create function count_visits() returns bigint language sql volatile as 'select count(*) from library.visits';
  create function next_visit() returns bigint language sql volatile security definer
    as $$ select nextval('library.visits_id_seq') $$;
  create function insist() returns void language plpgsql volatile security definer as $$ begin
    begin
      perform set_config('transaction_read_only', 'off', true);
    exception when others then null;
    end;
    insert into library.visits default values;
  end $$;

  create function of_json(json) returns json language sql immutable as 'select $1';
  create function of_jsonb(jsonb) returns jsonb language sql immutable as 'select $1';
  create function of_text(text) returns text language sql immutable as 'select upper($1)';
  create function of_xml(xml) returns text language sql immutable as 'select $1::text';
  create function of_bytea(bytea) returns integer language sql immutable as 'select octet_length($1)';
  create function of_integer(integer) returns integer language sql immutable as 'select $1';
  create function either(word text) returns text language sql immutable as 'select word';
  create function either(json) returns text language sql immutable as $$ select 'whole' $$;
  create function nothing() returns integer language sql immutable as 'select 1';

  grant usage on schema library to anon, service_role;
  grant select on all tables in schema library to anon, service_role;
  grant insert, update, delete on all tables in schema library to service_role;
  revoke all on readers from anon, service_role;
  grant select (id, name, invited_by), insert (id, name, phone), update (name, phone) on readers to service_role;
  grant delete on readers to service_role;
  grant select, insert, update on readers to anon;
  reset search_path;`;

/** @param sql of a database without tables */
export async function buildLibrary(sql: Sql): Promise<void> {
  await sql.unsafe(library).simple();
}
