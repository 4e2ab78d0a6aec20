/**
 * Writes the schema as readable text, identical on every supported PostgreSQL, so that reviews show its changes.
 * Without bodies of functions, because each has its own file.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "./pool.ts";

/** A test compares it with the real schema. */
export const schemaFile = join(import.meta.dirname, "schema.sql");

const heading = "-- The schema of Antara's database. Written by `npm run schema`; not to be edited by hand.";

/** @param sql a migrated database */
export async function writeSchemaSnapshot(sql: Sql): Promise<void> {
  await writeFile(schemaFile, await describeSchema(sql));
}

/** @returns one paragraph for each object, in an order independent of its creation */
export async function describeSchema(sql: Sql): Promise<string> {
  const paragraphs = [
    heading,
    await describeRoles(sql),
    ...(await describeSchemas(sql)),
    ...(await describeTypes(sql)),
    ...(await describeTables(sql)),
    ...(await describeViews(sql)),
    ...(await describeFunctions(sql)),
    ...(await describeDefaultPrivileges(sql)),
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`.replaceAll(loginName, "antara_data_…");
}

/** The login of the data service has a random name in each database. */
const loginName = /antara_data_[0-9a-f]{12}/g;

interface Line {
  readonly line: string;
}

const listed = (rows: readonly Line[]): string => rows.map(({ line }) => line).join("\n");

async function describeRoles(sql: Sql): Promise<string> {
  return listed(
    await sql<Line[]>`
    select concat_ws(' ', 'role', rolname,
      case when rolcanlogin then 'login' end,
      case when not rolinherit then 'noinherit' end,
      case when rolsuper then 'superuser' end,
      case when rolbypassrls then 'bypassrls' end,
      case when rolcreaterole then 'createrole' end,
      case when rolcreatedb then 'createdb' end,
      'in (' || (
        select string_agg(roleid::regrole::text, ', ' order by roleid::regrole::text collate "C")
        from pg_auth_members where member = pg_roles.oid
      ) || ')') || ';' as line
    from pg_roles
    where rolname in ('anon', 'service_role')
      or rolname = (select role_name from private.data_api_login)
    order by rolname`,
  );
}

async function describeSchemas(sql: Sql): Promise<string[]> {
  const rows = await sql<Line[]>`
    select 'schema ' || nspname || ';'
      || coalesce(E'\n' || (
        select string_agg('extension ' || extname || ';', E'\n' order by extname)
        from pg_extension where extnamespace = n.oid), '')
      || ${privileges(sql, sql`nspacl`, sql`nspowner`)} as line
    from pg_namespace n
    where ${isOurs(sql, sql`n.oid`)}
    order by nspname`;
  return rows.map(({ line }) => line);
}

async function describeTypes(sql: Sql): Promise<string[]> {
  const rows = await sql<Line[]>`
    select case typtype
      when 'e' then 'type ' || t.oid::regtype || ' as enum (' || (
        select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder)
        from pg_enum where enumtypid = t.oid) || ');'
      when 'd' then concat_ws(' ', 'domain', t.oid::regtype, 'as', format_type(typbasetype, typtypmod),
        case when typnotnull then 'not null' end,
        (select string_agg(pg_get_constraintdef(c.oid), ' ' order by conname)
          from pg_constraint c where contypid = t.oid and contype = 'c')) || ';'
      else 'type ' || t.oid::regtype || ' as (' || (
        select string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum)
        from pg_attribute where attrelid = typrelid and attnum > 0 and not attisdropped) || ');'
      end as line
    from pg_type t left join pg_class c on c.oid = typrelid
    where ${isOurs(sql, sql`typnamespace`)} and ${isNotOfExtension(sql, sql`t.oid`)}
      and (typtype in ('e', 'd') or (typtype = 'c' and c.relkind = 'c'))
    order by t.oid::regtype::text collate "C"`;
  return rows.map(({ line }) => line);
}

async function describeTables(sql: Sql): Promise<string[]> {
  const rows = await sql<Line[]>`
    select concat_ws(E'\n',
      'table ' || quote_ident(nspname) || '.' || quote_ident(relname) || ' (',
      concat_ws(E',\n', ${columnsOf(sql)}, ${constraintsOf(sql)}),
      ')' || coalesce(' with (' || array_to_string(reloptions, ', ') || ')', '') || ';',
      'comment ' || quote_literal(obj_description(c.oid, 'pg_class')) || ';',
      ${indexesOf(sql)},
      ${triggersOf(sql)},
      'row level security ' || case when relrowsecurity then 'on' else 'off' end
        || case when relforcerowsecurity then ', for the owner too' else '' end || ';',
      ${policiesOf(sql)})
      || ${privileges(sql, sql`relacl`, sql`relowner`)}
      || ${columnPrivilegesOf(sql)} as line
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and ${isOurs(sql, sql`relnamespace`)} and ${isNotOfExtension(sql, sql`c.oid`)}
    order by nspname, relname`;
  return rows.map(({ line }) => line);
}

const columnsOf = (sql: Sql) => sql`(
  select string_agg(concat_ws(' ', ' ', quote_ident(attname), format_type(atttypid, atttypmod),
    case when attcollation not in (0, 100) then 'collate ' || attcollation::regcollation end,
    case when attnotnull then 'not null' end,
    case
      when attidentity = 'a' then 'generated always as identity'
      when attidentity = 'd' then 'generated by default as identity'
      when attgenerated <> '' then 'generated always as (' || pg_get_expr(adbin, adrelid) || ')'
        || case attgenerated when 's' then ' stored' else ' virtual' end
      else 'default ' || pg_get_expr(adbin, adrelid)
    end,
    case when attstorage <> typstorage then 'storage ' || attstorage::text end), E',\n' order by attnum)
  from pg_attribute a join pg_type t on t.oid = atttypid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = c.oid and attnum > 0 and not attisdropped)`;

/** Newer versions list "not null" among the constraints; here it is shown at the column. */
const constraintsOf = (sql: Sql) => sql`(
  select string_agg('  constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(k.oid), E',\n'
    order by contype = 'p' desc, conname)
  from pg_constraint k where conrelid = c.oid and contype not in ('n', 't'))`;

const indexesOf = (sql: Sql) => sql`(
  select string_agg(pg_get_indexdef(indexrelid) || ';', E'\n' order by indexrelid::regclass::text collate "C")
  from pg_index i where indrelid = c.oid and not exists (select from pg_constraint where conindid = indexrelid))`;

const triggersOf = (sql: Sql) => sql`(
  select string_agg(pg_get_triggerdef(t.oid) || case tgenabled when 'O' then ';'
    else ' -- enabled: ' || tgenabled::text end,
    E'\n' order by tgname)
  from pg_trigger t where tgrelid = c.oid and not tgisinternal)`;

const policiesOf = (sql: Sql) => sql`(
  select string_agg(concat_ws(' ', 'policy', quote_ident(policyname), lower(permissive), 'for', lower(cmd), 'to',
    array_to_string(roles, ', '), 'using (' || qual || ')', 'with check (' || with_check || ')') || ';',
    E'\n' order by policyname)
  from pg_policies p where p.schemaname = nspname and p.tablename = relname)`;

const columnPrivilegesOf = (sql: Sql) => sql`coalesce((
  select string_agg(E'\n' || 'grant ' || privilege || ' (' || names || ') to ' || grantee || ';', ''
    order by grantee collate "C", privilege collate "C")
  from (
    select lower(privilege_type) as privilege,
      case g.grantee when 0 then 'public' else g.grantee::regrole::text end as grantee,
      string_agg(attname, ', ' order by attnum) as names
    from pg_attribute, aclexplode(attacl) g
    where attrelid = c.oid and attnum > 0 and not attisdropped
    group by 1, 2
  ) granted), '')`;

async function describeViews(sql: Sql): Promise<string[]> {
  const rows = await sql<Line[]>`
    select case relkind when 'v' then 'view ' else 'materialized view ' end
      || quote_ident(nspname) || '.' || quote_ident(relname)
      || coalesce(' with (' || array_to_string(reloptions, ', ') || ')', '')
      || E' as\n' || pg_get_viewdef(c.oid) || ${privileges(sql, sql`relacl`, sql`relowner`)} as line
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('v', 'm') and ${isOurs(sql, sql`relnamespace`)} and ${isNotOfExtension(sql, sql`c.oid`)}
    order by nspname, relname`;
  return rows.map(({ line }) => line);
}

async function describeFunctions(sql: Sql): Promise<string[]> {
  const rows = await sql<Line[]>`
    select concat_ws(' ', case prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end,
      quote_ident(nspname) || '.' || quote_ident(proname) || '(' || pg_get_function_arguments(p.oid) || ')',
      'returns ' || pg_get_function_result(p.oid),
      'language ' || lanname,
      case provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
      case when proisstrict then 'strict' end,
      case proparallel when 's' then 'parallel safe' when 'r' then 'parallel restricted' end,
      case when prosecdef then 'security definer' end,
      case when prorettype = 'trigger'::regtype then null when proretset then 'rows ' || prorows end,
      'set ' || array_to_string(proconfig, ', set ')) || ';'
      || ${privileges(sql, sql`coalesce(proacl, acldefault('f', proowner))`, sql`proowner`)} as line
    from pg_proc p join pg_namespace n on n.oid = pronamespace join pg_language l on l.oid = prolang
    where ${isOurs(sql, sql`pronamespace`)} and ${isNotOfExtension(sql, sql`p.oid`)}
    order by nspname, proname, pg_get_function_arguments(p.oid)`;
  return rows.map(({ line }) => line);
}

async function describeDefaultPrivileges(sql: Sql): Promise<string[]> {
  const rows = await sql<Line[]>`
    select 'default privileges' || coalesce(' in ' || nspname, '') || ' on '
      || case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences'
        when 'f' then 'functions' when 'T' then 'types'
        else 'schemas' end || ':'
      || ${privileges(sql, sql`defaclacl`, sql`defaclrole`)} as line
    from pg_default_acl left join pg_namespace n on n.oid = defaclnamespace
    order by 1`;
  return rows.map(({ line }) => line);
}

type Fragment = ReturnType<Sql>;

/** Without the owner's privileges, and without `maintain`, which is new in version 17. */
function privileges(sql: Sql, list: Fragment, owner: Fragment): Fragment {
  return sql`coalesce((
    select string_agg(E'\n' || 'grant ' || names || ' to ' || grantee || ';', '' order by grantee collate "C")
    from (
      select case g.grantee when 0 then 'public' else g.grantee::regrole::text end as grantee,
        string_agg(lower(privilege_type) || case when is_grantable then ' with grant option' else '' end, ', '
          order by privilege_type collate "C") as names
      from aclexplode(${list}) g
      where g.grantee <> ${owner} and privilege_type <> 'MAINTAIN'
      group by 1
    ) granted), '')`;
}

function isOurs(sql: Sql, schema: Fragment): Fragment {
  return sql`${schema}::regnamespace::text not in ('pg_catalog', 'pg_toast', 'information_schema')
    and ${schema}::regnamespace::text not like 'pg\\_t%emp\\_%'`;
}

function isNotOfExtension(sql: Sql, object: Fragment): Fragment {
  return sql`not exists (select from pg_depend where objid = ${object} and deptype = 'e')`;
}
