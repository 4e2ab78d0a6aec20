/** Parses `order=year.desc.nullslast,albums(name)`. */
import type { Field, OrderTerm } from "./api-request.ts";
import { readField, readName, readSteps } from "./names.ts";
import {
  expectEnd,
  isAtEnd,
  isNext,
  type Scanner,
  scan,
  skipBlanks,
  take,
  takeMatch,
  unexpectedRest,
  unexpectedWord,
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
  const direction = takeMatch(scanner, /\.(asc|desc)/y)?.[1];
  const nulls = takeMatch(scanner, /\.nulls(first|last)/y)?.[1];
  if (!nulls && take(scanner, ".")) {
    const [first, others] = direction ? ["nullsfirst", ""] : ["asc", '"desc", "nullsfirst" or '];
    throw unexpectedWord(
      scanner,
      first,
      direction ? '"nullsfirst" or "nullslast"' : `"asc", ${others}"nullslast"`,
    );
  }
  skipBlanks(scanner);
  if (!isAtEnd(scanner) && !isNext(scanner, ",")) {
    throw unexpectedRest(scanner, `${following(field, direction, nulls)}"," or end of input`);
  }
  return {
    relation,
    field,
    direction: direction === "asc" || direction === "desc" ? direction : null,
    nulls: nulls === "first" || nulls === "last" ? nulls : null,
  };
}

/** What may follow besides the end of a term. */
function following({ steps }: Field, direction: string | undefined, nulls: string | undefined): string {
  if (nulls) return "";
  if (direction || steps.length > 0) return "delimiter (.), ";
  return 'letter, digit, "-", "->>", "->", delimiter (.), ';
}

function readOrdering(scanner: Scanner): Pick<OrderTerm, "relation" | "field"> {
  const name = readName(scanner);
  const start = scanner.position;
  if (!take(scanner, "(")) return { relation: null, field: { column: name, steps: readSteps(scanner) } };
  const field = readField(scanner);
  if (take(scanner, ")")) return { relation: name, field };
  scanner.position = start;
  return { relation: null, field: { column: name, steps: [] } };
}
