/** Reads the exposed schemas from PostgreSQL's catalog as one JSON value, in one statement. */
import type { Column, ForeignKey, Index } from "./schema.ts";
import { viewColumns } from "./view-columns-query.ts";

/** Facts from the catalog, before anything is derived. */
export interface Catalog {
  readonly tables: readonly CatalogTable[];
  readonly functions: readonly CatalogFunction[];
  /** Views of the exposed schemas that use themselves, with their schemas; they are not among the tables. */
  readonly endlessViews: readonly string[];
}

export interface CatalogTable {
  readonly schema: string;
  readonly name: string;
  /** False for a table outside of the exposed schemas that an exposed view shows. */
  readonly isExposed: boolean;
  readonly isView: boolean;
  readonly isWritable: boolean;
  readonly mayAskAboutRequest: boolean;
  readonly comment: string | null;
  readonly columns: readonly Column[];
  readonly keys: readonly { readonly isPrimary: boolean; readonly columns: readonly string[] }[];
  readonly indexes: readonly Index[];
  readonly foreignKeys: readonly ForeignKey[];
  /** Empty for tables. */
  readonly shownColumns: readonly ShownColumn[];
}

/** A column of a view that is nothing but a column of a table. */
export interface ShownColumn {
  readonly column: string;
  readonly schema: string;
  readonly table: string;
  readonly tableColumn: string;
}

export interface CatalogFunction {
  readonly schema: string;
  readonly name: string;
  readonly comment: string | null;
  readonly isReadOnly: boolean;
  readonly isSet: boolean;
  readonly returnsNothing: boolean;
  readonly returnsRecord: boolean;
  readonly type: string;
  readonly shownType: string;
  /** The table or view whose row is its only parameter. */
  readonly rowOf: { readonly schema: string; readonly name: string } | null;
  /** It returns at most one row, or is declared so by `rows 1`. */
  readonly isToOne: boolean;
  /** Number of defaults; they belong to the last input parameters. */
  readonly defaults: number;
  /** Modes: i in, o out, b both, v variadic, t column of a table. */
  readonly arguments: readonly {
    readonly name: string;
    readonly mode: "i" | "o" | "b" | "v" | "t";
    readonly type: string;
    readonly shownType: string;
  }[];
  /** The table or view whose rows it returns. */
  readonly table: { readonly schema: string; readonly name: string } | null;
  /** Columns of the composite type that it returns. */
  readonly columns: readonly Column[] | null;
}

/** PostgREST represents values of a domain by such casts, which PostgreSQL itself ignores. */
const hasCasts = `exists (
  select from pg_catalog.pg_cast as k
  where k.castmethod = 'f' and k.castcontext = 'i' and (
    k.castsource = b.oid and k.casttarget in ('json'::regtype, 'text'::regtype)
    or k.casttarget = b.oid and k.castsource in ('json'::regtype, 'text'::regtype)))`;

/**
 * A domain is replaced by its base type: PostgreSQL compares by the operators of the base, and a value in a condition
 * need not satisfy the domain's constraints. `format_type` with -1 gives `bpchar` instead of `character`, which would
 * truncate the value to one letter. Types outside `pg_catalog` include their schema, so that they do not depend on
 * the search path.
 */
const types = `
  recursive bases (oid, base) as (
    select oid, oid from pg_catalog.pg_type where typtype <> 'd'
    union all
    select d.oid, b.base from pg_catalog.pg_type as d join bases as b on b.oid = d.typbasetype where d.typtype = 'd'
  ),
  types as (
    select b.oid, t.oid as base, t.typtype, t.typrelid, b.oid <> b.base and ${hasCasts} as has_casts,
      case when n.nspname = 'pg_catalog' then format_type(t.oid, -1)
        else quote_ident(n.nspname) || '.' || quote_ident(t.typname) end as name,
      format_type(b.oid, null) as shown
    from bases as b
    join pg_catalog.pg_type as t on t.oid = b.base
    join pg_catalog.pg_namespace as n on n.oid = t.typnamespace
  )`;

const columnsOf = (relation: string) => `
  select coalesce(json_agg(json_build_object(
    'name', a.attname,
    'type', t.name,
    'shownType', t.shown,
    'hasCasts', t.has_casts,
    'isNullable', not a.attnotnull,
    'hasDefault', a.atthasdef or a.attidentity <> '' or a.attgenerated <> '',
    'comment', col_description(a.attrelid, a.attnum)
  ) order by a.attnum), '[]')
  from pg_catalog.pg_attribute as a join types as t on t.oid = a.atttypid
  where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped`;

/** The names of columns, in the order of the given numbers. */
const namesOf = (relation: string, numbers: string) => `(
  select json_agg(a.attname order by k.place)
  from unnest(${numbers}) with ordinality as k (number, place)
  join pg_catalog.pg_attribute as a on a.attrelid = ${relation} and a.attnum = k.number)`;

/** Ignores unique indexes on expressions and partial ones, because they do not make a key unique. */
const keysOf = `
  select coalesce(json_agg(json_build_object(
    'isPrimary', i.indisprimary,
    'columns', ${namesOf("i.indrelid", "(i.indkey::int2[])[0:i.indnkeyatts - 1]")}
  ) order by i.indisprimary desc, i.indexrelid), '[]')
  from pg_catalog.pg_index as i
  where i.indrelid = c.oid and i.indisunique and i.indisvalid and i.indimmediate
    and i.indpred is null and i.indexprs is null`;

/**
 * Those in which PostgreSQL can look up any value and read all rows in order. A column that is an expression, or has
 * another order than the column of the table, ends the list: what comes behind it is of no use.
 */
const indexesOf = `
  select coalesce(json_agg((
    select coalesce(json_agg(json_build_object(
      'column', k.name, 'isDescending', k.option & 1 = 1, 'hasNullsFirst', k.option & 2 = 2
    ) order by k.place), '[]')
    from (
      select k.place, k.option, a.attname as name,
        bool_and(a.attnum is not null and o.opcdefault and k.collated = a.attcollation)
          over (order by k.place) as is_usual
      from unnest(i.indkey::int2[], i.indcollation::oid[], i.indclass::oid[], i.indoption::int2[])
        with ordinality as k (number, collated, class, option, place)
      join pg_catalog.pg_opclass as o on o.oid = k.class
      left join pg_catalog.pg_attribute as a on a.attrelid = i.indrelid and a.attnum = k.number
    ) as k
    where k.is_usual
  ) order by i.indexrelid), '[]')
  from pg_catalog.pg_index as i
  join pg_catalog.pg_class as ic on ic.oid = i.indexrelid
  join pg_catalog.pg_am as m on m.oid = ic.relam and m.amname = 'btree'
  where i.indrelid = c.oid and i.indisvalid and i.indpred is null`;

const foreignKeysOf = `
  select coalesce(json_agg(json_build_object(
    'constraint', f.conname,
    'columns', ${namesOf("f.conrelid", "f.conkey")},
    'targetSchema', tn.nspname,
    'targetTable', tc.relname,
    'targetColumns', ${namesOf("f.confrelid", "f.confkey")}
  ) order by f.conname), '[]')
  from pg_catalog.pg_constraint as f
  join pg_catalog.pg_class as tc on tc.oid = f.confrelid
  join pg_catalog.pg_namespace as tn on tn.oid = tc.relnamespace
  where f.conrelid = c.oid and f.contype = 'f' and f.conparentid = 0`;

/** A rule for reading that is more than "every row". */
const hasRule = `exists (
  select from pg_catalog.pg_policy as p
  where p.polrelid = c.oid and p.polcmd in ('r', '*')
    and pg_get_expr(p.polqual, p.polrelid) is distinct from 'true')`;

/** 28 = 4 + 8 + 16: the view can be updated, inserted into and deleted from. */
const tables = `
  select coalesce(json_agg(json_build_object(
    'schema', n.nspname,
    'name', c.relname,
    'isExposed', n.nspname = any($1::text[]),
    'isView', c.relkind in ('v', 'm'),
    'isWritable', c.relkind <> 'm' and pg_relation_is_updatable(c.oid, true) & 28 <> 0,
    'mayAskAboutRequest', c.relkind in ('v', 'f') or (c.relrowsecurity and ${hasRule}),
    'comment', obj_description(c.oid, 'pg_class'),
    'columns', (${columnsOf("c.oid")}),
    'keys', (${keysOf}),
    'indexes', (${indexesOf}),
    'foreignKeys', (${foreignKeysOf}),
    'shownColumns', coalesce((select v.columns from shown_by_view as v where v.view = c.oid), '[]')
  ) order by n.nspname, c.relname), '[]')
  from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
  where not c.relispartition and c.oid not in (select e.view from endless as e) and (
    n.nspname = any($1::text[]) and c.relkind in ('r', 'p', 'v', 'm', 'f')
    or c.relkind in ('r', 'p', 'f') and c.oid in (select s.relation from shown as s))`;

const argumentsOf = `
  select coalesce(json_agg(json_build_object(
    'name', coalesce(p.proargnames[a.place], ''),
    'mode', coalesce(p.proargmodes[a.place], 'i'),
    'type', t.name,
    'shownType', t.shown
  ) order by a.place), '[]')
  from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a (type, place)
  join types as t on t.oid = a.type`;

const rowOf = `
  select json_build_object('schema', an.nspname, 'name', ac.relname)
  from pg_catalog.pg_class as ac
  join pg_catalog.pg_namespace as an on an.oid = ac.relnamespace
  where p.pronargs = 1 and ac.reltype = p.proargtypes[0] and ac.relkind in ('r', 'p', 'v', 'm', 'f')`;

const functions = `
  select coalesce(json_agg(json_build_object(
    'schema', n.nspname,
    'name', p.proname,
    'comment', obj_description(p.oid, 'pg_proc'),
    'isReadOnly', p.provolatile <> 'v',
    'isSet', p.proretset,
    'returnsNothing', p.prorettype = 'void'::regtype,
    'returnsRecord', p.prorettype = 'record'::regtype,
    'type', r.name,
    'shownType', r.shown,
    'rowOf', (${rowOf}),
    'isToOne', not p.proretset or p.prorows = 1,
    'defaults', p.pronargdefaults,
    'arguments', (${argumentsOf}),
    'table', case when rc.relkind in ('r', 'p', 'v', 'm', 'f')
      then json_build_object('schema', rn.nspname, 'name', rc.relname) end,
    'columns', case when rc.oid is not null then (${columnsOf("rc.oid")}) end
  ) order by n.nspname, p.proname, p.oid), '[]')
  from pg_catalog.pg_proc as p
  join pg_catalog.pg_namespace as n on n.oid = p.pronamespace
  join types as r on r.oid = p.prorettype
  left join pg_catalog.pg_class as rc on rc.oid = r.typrelid and r.typtype = 'c'
  left join pg_catalog.pg_namespace as rn on rn.oid = rc.relnamespace
  where n.nspname = any($1::text[]) and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`;

const endlessViews = `
  select coalesce(json_agg(e.view::regclass::text order by n.nspname, c.relname), '[]')
  from endless as e
  join pg_catalog.pg_class as c on c.oid = e.view
  join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
  where n.nspname = any($1::text[])`;

/** Its parameter is the list of exposed schemas. Returns one row with a `Catalog`. */
export const catalogQuery = `
  with ${types}, ${viewColumns}
  select json_build_object(
    'tables', (${tables}), 'functions', (${functions}), 'endlessViews', (${endlessViews})) as catalog`;
