/**
 * Reads pairs of an old address and the address on this site to which it leads, typed or from a file of CSV. Refuses
 * targets elsewhere, and old addresses that this site uses itself.
 */
import { matchPath } from "react-router";
import { haveTargets, type OldAddress, plainForms, readTarget, type Sql } from "#catalogue";
import { decodeText, FileRefused, readCsv } from "../../../../exchange/reading/index.ts";
import { addresses } from "../../../addresses.ts";

/** A row that cannot be used. */
export interface WrongPair {
  /** Such as `line 7`; empty for a typed pair. */
  readonly place: string;
  readonly reason: string;
}

export interface ReadPairs {
  /** None where any is wrong. */
  readonly rows: readonly OldAddress[];
  readonly wrong: readonly WrongPair[];
  /** Rows that name no target. */
  readonly withoutTarget: number;
}

interface Pair {
  readonly place: string;
  readonly from: string;
  readonly to: string;
  readonly problem?: string | undefined;
}

/** The pages that have no number, and are found by their path. */
const pages = addresses.filter(
  ({ frame, pattern }) => frame === "visitor" && pattern !== "*" && !pattern.includes(":slug"),
);

/** The paths that are found whatever is stored. */
export const ownPages = addresses.flatMap(({ pattern }) => (/[:*]/.test(pattern) ? [] : `/${pattern}`));

/**
 * @param origin of this site, without a slash at its end
 * @throws the driver's error when the database cannot answer
 */
export async function readPairs(
  sql: Sql,
  origin: string,
  pairs: AsyncIterable<Pair> | Iterable<Pair>,
): Promise<ReadPairs> {
  const read: { readonly place: string; readonly row: OldAddress }[] = [];
  const wrong: WrongPair[] = [];
  let withoutTarget = 0;
  for await (const { place, from, to, problem } of pairs) {
    const row = problem ?? readPair(from, to, origin);
    if (row === null) withoutTarget += 1;
    else if (typeof row === "string") wrong.push({ place, reason: row });
    else read.push({ place, row });
  }
  const entries = read.flatMap(({ place, row }) => (row.kind === "page" ? [] : [{ place, row }]));
  const exist = await haveTargets(
    sql,
    entries.map(({ row: { kind, id } }) => ({ kind, id })),
  );
  for (const [at, { place, row }] of entries.entries())
    if (!exist[at])
      wrong.push({ place, reason: `There is no ${row.kind.replace("-", " ")} with the number ${row.id}.` });
  return { rows: wrong.length > 0 ? [] : read.map(({ row }) => row), wrong, withoutTarget };
}

/** @returns why it cannot be used; null where nothing is to be done */
function readPair(from: string, to: string, origin: string): OldAddress | string | null {
  if (from === "" && to === "") return null;
  if (!/^(?:\/|https?:\/\/)/i.test(from))
    return `The old address "${shortened(from)}" does not begin with / or https://.`;
  const [path] = plainForms(from);
  if (path === undefined) return `The old address "${shortened(from)}" is the home page, or too long.`;
  if (!path.startsWith("/?") && findPage(path))
    return `"${shortened(from)}" is the address of a page of this site.`;
  if (to === "") return null;
  const target = /^(?:\/|https?:\/\/)/i.test(to) && URL.canParse(to, origin) ? new URL(to, origin) : null;
  if (target?.origin !== new URL(origin).origin) return `"${shortened(to)}" is no address on this site.`;
  const shown = readTarget(target.pathname);
  if (shown) return { path, ...shown };
  const page = target.pathname + target.search;
  return findPage(page)
    ? { path, kind: "page", page }
    : `"${shortened(to)}" is the address of no page of this site.`;
}

function findPage(address: string): boolean {
  const [path = ""] = address.split("?");
  return pages.some(({ pattern }) => matchPath(`/${pattern}`, path) !== null);
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/**
 * The pairs of a file: the first two cells of each row. Its first line may name the columns.
 * @throws {FileRefused} where the file is no CSV
 */
export async function* pairsOfFile(file: File): AsyncGenerator<Pair> {
  const { columns, rows } = await readCsv(decodeText(file.stream()));
  const [first = "", second = ""] = columns ?? [];
  if (columns?.length !== 2) {
    const message = "A row has two cells: an old address, and the address on this site to which it leads.";
    throw new FileRefused(message);
  }
  if (/^(?:\/|https?:)/i.test(first)) yield { place: "line 1", from: first, to: second };
  for await (const { place, values, problem } of rows) {
    const [from, to] = [values[first], values[second]].map((text) => String(text ?? "").trim());
    yield { place, from: from ?? "", to: to ?? "", problem };
  }
}
