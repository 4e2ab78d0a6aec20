/** Parses `order=year.desc.nullslast,albums(name)`. */
import type { OrderTerm } from "./api-request.ts";
import { readField, readName, readSteps } from "./names.ts";
import {
  expectEnd,
  expectNext,
  isNext,
  type Scanner,
  scan,
  skipBlanks,
  take,
  takeMatch,
  unexpected,
} from "./scanner.ts";

/** @throws RequestRefused PGRST100 */
export function readOrder(text: string): OrderTerm[] {
  const scanner = scan(text, "order");
  const terms: OrderTerm[] = [];
  do terms.push(readTerm(scanner));
  while (take(scanner, ","));
  expectEnd(scanner, '","');
  return terms;
}

function readTerm(scanner: Scanner): OrderTerm {
  const { relation, field } = readOrdering(scanner);
  const direction = takeMatch(scanner, /\.(asc|desc)(?!\w)/y)?.[1];
  const nulls = takeMatch(scanner, /\.nulls(first|last)(?!\w)/y)?.[1];
  if (isNext(scanner, ".")) {
    throw unexpected(
      scanner,
      direction ? '"nullsfirst" or "nullslast"' : '"asc", "desc", "nullsfirst" or "nullslast"',
    );
  }
  skipBlanks(scanner);
  return {
    relation,
    field,
    direction: direction === "asc" || direction === "desc" ? direction : null,
    nulls: nulls === "first" || nulls === "last" ? nulls : null,
  };
}

function readOrdering(scanner: Scanner): Pick<OrderTerm, "relation" | "field"> {
  const name = readName(scanner);
  if (!take(scanner, "(")) return { relation: null, field: { column: name, steps: readSteps(scanner) } };
  const field = readField(scanner);
  expectNext(scanner, ")");
  return { relation: name, field };
}
