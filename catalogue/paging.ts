/** Long lists come in pages: how many entries a page has, and which page an address asks for. */

export const pageSize = 50;

/** More pages than any list has; keeps what is reckoned with it within the database's numbers. */
const highestPage = 1_000_000_000;

/**
 * @param text of the address's `page`, null where it has none
 * @returns a whole number from 1; whatever is not written as one is page 1. Lists clamp it to their last page.
 */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9][0-9]*$/.test(text) ? Math.min(Number(text), highestPage) : 1;
}

/** @returns how many pages a list of so many entries has: an empty one has one */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/**
 * @param counted SQL of a query of one row, `count`: how long the list is
 * @param asked SQL for the page that is asked for, from 1; beyond the last it is the last
 * @returns SQL of a query of one row: `count`, `pages`, `page`, and how many entries are `before` and `behind` the page
 */
export function placeOfPage(counted: string, asked: string): string {
  return `
    select count, pages, page, (page - 1) * ${pageSize} as before, greatest(0, count - page * ${pageSize}) as behind
    from (
      select count, pages, greatest(1, least(${asked}::bigint, pages)) as page
      from (select count, greatest(1, ceil(count / ${pageSize}.0))::bigint as pages from (${counted}) as counted) as length
    ) as asked`;
}

/**
 * The page is met in an index, from its nearer end: the last page costs what the first does.
 * @param ids SQL of a query of ids with a `where`, to which conditions can be added
 * @param order SQL of the order of the list, and of the same backwards; an index has it
 * @returns SQL of a query of the ids on the page that a relation `place` of `placeOfPage` tells, in no order
 */
export function idsOnPage(ids: string, [order, backwards]: readonly [string, string]): string {
  return `
    (${ids} and (select before <= behind from place)
     order by ${order} limit ${pageSize} offset (select before from place))
    union all
    (${ids} and (select before > behind from place)
     order by ${backwards}
     limit (select greatest(0, least(${pageSize}, count - before)) from place) offset (select behind from place))`;
}
