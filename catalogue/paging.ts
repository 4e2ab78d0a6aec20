/** Pagination of long lists. */

export const pageSize = 50;

/** More pages than any list has; page × pageSize still fits into a bigint. */
const maxPage = 1_000_000_000;

/**
 * @param text the query parameter `page`, null if there is none
 * @returns a whole number from 1; any other text is page 1. Lists clamp it to their last page.
 */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9][0-9]*$/.test(text) ? Math.min(Number(text), maxPage) : 1;
}

/** @returns the number of pages for a list of `count` entries; an empty list has one page */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/**
 * @param counted SQL query of one row with `count`, the length of the list
 * @param requested SQL for the requested page, from 1; a page beyond the last becomes the last
 * @returns SQL query of one row: `count`, `pages`, `page`, and the number of entries `before` and `after` the page
 */
export function pageBounds(counted: string, requested: string): string {
  return `
    select count, pages, page, (page - 1) * ${pageSize} as before, greatest(0, count - page * ${pageSize}) as after
    from (
      select count, pages, greatest(1, least(${requested}::bigint, pages)) as page
      from (select count, greatest(1, ceil(count / ${pageSize}.0))::bigint as pages from (${counted}) as counted) as length
    ) as requested`;
}

/**
 * Scans an index from the end that is nearer to the page, so the last page is as fast as the first.
 * @param ids SQL query of ids with a `where`, to which conditions can be added
 * @param order SQL of the list's order and of its reverse; an index supports both
 * @returns SQL query of the ids on the page, unordered; it needs a relation `bounds` made by `pageBounds`
 */
export function idsOnPage(ids: string, [order, backwards]: readonly [string, string]): string {
  return `
    (${ids} and (select before <= after from bounds)
     order by ${order} limit ${pageSize} offset (select before from bounds))
    union all
    (${ids} and (select before > after from bounds)
     order by ${backwards}
     limit (select greatest(0, least(${pageSize}, count - before)) from bounds) offset (select after from bounds))`;
}
