/**
 * Parts of PostgREST's dialect that this service does not have, each of which is refused by name. The manual lists
 * them, and a test asks for each.
 */

/** PostgreSQL shortens longer names, so that two could become equal. */
export const maxNameBytes = 63;

/** Rows with the same columns are a subquery of the statement. */
export const maxForms = 32;

export const leftOut = {
  plans: "plans of statements (`application/vnd.pgrst.plan`)",
  maps: "maps (`application/geo+json`)",
  rollback: "a choice to roll back (`Prefer: tx`)",
  timeZone: "a choice of the time zone (`Prefer: timezone`)",
  wholeBody: "a whole body as one parameter by `Prefer: params`",
  changedRange: "`limit` and `offset` for what is changed or deleted",
  insertFilters: "filters on an insert",
  manyForms: `\`missing=default\` for rows with more than ${maxForms} different sets of columns`,
  changeByRows: "an update by several rows",
  callByRows: "a call by several rows",
  longNames: `names of more than ${maxNameBytes} bytes`,
  selectOfValue: "`select` on a function that returns no rows",
  unknownColumns: "calls of functions that return records of unknown columns",
  aggregatesInSpread: "aggregates in a spread to many",
  domainCasts: "columns whose domain has casts to or from JSON or text",
} as const;

export type LeftOut = keyof typeof leftOut;
