/** Finds which column of which table each column of a view shows. */

/**
 * A word between blanks is never part of a name, because PostgreSQL writes a backslash before each blank of a name.
 */
const wordAfter = (word: string) => `split_part(split_part(n.rest, ' ${word} ', 2), ' ', 1)`;

/**
 * Parts of the `with` of the catalog's statement; the last is `shown_by_view`. In `endless` are views that use
 * themselves, by other views too, and views of such views: PostgreSQL lets them be made, and answers none of them.
 *
 * PostgreSQL stores the rule of a view as a tree of nodes in braces, where a backslash escapes signs within names.
 * Each column of the view is a node inside the outermost one and ends with the relation and the number of the column
 * that it shows, which PostgreSQL sets for plain references only, also through subqueries. Deeper nodes belong to
 * parts of the query.
 */
export const viewColumns = `
  used (view, other) as materialized (
    select e.ev_class, o.oid
    from pg_catalog.pg_rewrite as e
    join pg_catalog.pg_depend as d on d.classid = 'pg_catalog.pg_rewrite'::regclass and d.objid = e.oid
      and d.refclassid = 'pg_catalog.pg_class'::regclass and d.deptype = 'n'
    join pg_catalog.pg_class as v on v.oid = e.ev_class and v.relkind = 'v'
    join pg_catalog.pg_class as o on o.oid = d.refobjid and o.relkind = 'v'
    -- Of itself each rule names the whole, and its columns only where it uses them.
    where e.ev_type = '1' and (d.refobjid <> e.ev_class or d.refobjsubid > 0)
  ),
  reached (view, other) as (
    select u.view, u.other from used as u
    union
    select r.view, u.other from reached as r join used as u on u.view = r.other
  ),
  endless (view) as materialized (
    select distinct r.view from reached as r where r.other in (select c.view from reached as c where c.other = c.view)
  ),
  origins (view, number, relation, base) as materialized (
    select v.oid, split_part(n.rest, ' ', 3)::smallint, (${wordAfter(":resorigtbl")})::oid, (${wordAfter(":resorigcol")})::smallint
    from pg_catalog.pg_rewrite as e
    join pg_catalog.pg_class as v on v.oid = e.ev_class and v.relkind in ('v', 'm')
    join pg_catalog.pg_namespace as vn on vn.oid = v.relnamespace
    cross join lateral (
      select node[2] as rest,
        sum(case node[1] when '{' then 1 else -1 end) over (order by place rows unbounded preceding) as depth
      from regexp_matches(e.ev_action::text, '([{}])((?:[^{}\\\\]|\\\\.)*)', 'g') with ordinality as m (node, place)
    ) as n
    where e.ev_type = '1' and vn.nspname not in ('pg_catalog', 'information_schema')
      and n.depth = 2 and n.rest like ' :resno %' and n.rest not like '% :resorigtbl 0 %'
  ),
  shown (view, number, relation, base) as (
    select o.view, o.number, o.relation, o.base
    from origins as o
    join pg_catalog.pg_class as v on v.oid = o.view
    join pg_catalog.pg_namespace as vn on vn.oid = v.relnamespace
    where vn.nspname = any($1::text[])
    -- Without repeats, as a materialized view can show itself by another view.
    union
    select s.view, s.number, o.relation, o.base
    from shown as s join origins as o on o.view = s.relation and o.number = s.base
  ),
  shown_by_view (view, columns) as materialized (
    select s.view, json_agg(json_build_object(
      'column', a.attname,
      'schema', bn.nspname,
      'table', b.relname,
      'tableColumn', ba.attname
    ) order by a.attnum)
    from shown as s
    join pg_catalog.pg_attribute as a on a.attrelid = s.view and a.attnum = s.number
    join pg_catalog.pg_class as b on b.oid = s.relation and b.relkind in ('r', 'p', 'f')
    join pg_catalog.pg_namespace as bn on bn.oid = b.relnamespace
    join pg_catalog.pg_attribute as ba on ba.attrelid = s.relation and ba.attnum = s.base
    group by s.view
  )`;
