/**
 * Parses filters such as `id=eq.5` or `year=gte.1950,genre=not.in.(Ghazal,"a,b")`; all conditions must hold. Refuses
 * regular expressions: matching every song against a stranger's expression could take very long.
 */
import { type MessageRefused, refuse } from "../errors.ts";
import type { Limits } from "../limits.ts";
import { compileLike } from "./like-pattern.ts";

const operators = ["eq", "neq", "lt", "lte", "gt", "gte", "in", "is", "isdistinct", "like", "ilike"] as const;

export type Operator = (typeof operators)[number];

/** As written: values are text, and the column may not exist. */
export interface ParsedCondition {
  readonly column: string;
  readonly isNegated: boolean;
  readonly operator: Operator;
  /** One value; for `in` any number. */
  readonly values: readonly string[];
}

// Each place of the text fits one way only, and a failed match is not tried again further on: a stranger's text takes
// linear time.
/** Up to the next comma outside quotes and brackets. */
const part = /((?:"(?:[^"\\]|\\.)*"|\((?:"(?:[^"\\]|\\.)*"|[^")])*\)|[^,"(])+)(?:,|$)/gsy;
const element = /(?:\s*"((?:[^"\\]|\\.)*)"\s*|([^,"]*))(?:,|$)/gsy;
const condition = /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s;

/** @throws {MessageRefused} */
export function parseFilter(filter: string, limits: Limits): ParsedCondition[] {
  const refused = (problem: string) => refuse("malformedFilter", { filter, problem });
  const parts = [...filter.matchAll(part)].map(([, text = ""]) => text);
  if (parts.join(",") !== filter) throw refused("a quote or bracket is not closed, or a condition is empty.");
  if (parts.length > limits.conditionsPerFilter) {
    throw refused(`it has more than ${limits.conditionsPerFilter} conditions.`);
  }
  return parts.map((text) => parseCondition(text, limits, refused));
}

function parseCondition(
  text: string,
  limits: Limits,
  refused: (problem: string) => MessageRefused,
): ParsedCondition {
  const [, column = "", not, operator = "", operand = ""] = condition.exec(text) ?? [];
  if (!column) throw refused("a condition is written column=operator.value.");
  if (operator === "match" || operator === "imatch")
    throw refused("regular expressions are not offered; use like or ilike with % and _.");
  if (!isOperator(operator))
    throw refused(`the operators are ${operators.join(", ")}, and not. before them.`);
  if (operator === "is" && !["null", "true", "false", "unknown"].includes(operand)) {
    throw refused("after `is` comes null, true, false or unknown.");
  }
  const isLike = isPattern(operator);
  // As in the data service, whose addresses cannot contain a plain `%`.
  const value = isLike ? unquote(operand).replaceAll("*", "%") : unquote(operand);
  if (isLike) checkPattern(value, operator, limits, refused);
  if (operator !== "in") return { column, isNegated: Boolean(not), operator, values: [value] };
  if (!/^\(.*\)$/s.test(operand)) throw refused("a list is written in.(a,b).");
  const values = parseList(operand.slice(1, -1), refused);
  if (values.length > limits.valuesPerList) {
    throw refused(`a list has more than ${limits.valuesPerList} values.`);
  }
  return { column, isNegated: Boolean(not), operator, values };
}

function checkPattern(
  pattern: string,
  operator: "like" | "ilike",
  { patternCharacters }: Limits,
  refused: (problem: string) => MessageRefused,
): void {
  if (pattern.length > patternCharacters)
    throw refused(`a pattern has more than ${patternCharacters} characters.`);
  if (!compileLike(pattern, operator)) throw refused("a pattern ends with a lone backslash.");
}

/** @returns whether the operator compares with a pattern */
export function isPattern(operator: Operator): operator is "like" | "ilike" {
  return operator === "like" || operator === "ilike";
}

function isOperator(text: string): text is Operator {
  return (operators as readonly string[]).includes(text);
}

function unquote(text: string): string {
  return /^".*"$/s.test(text) ? unescapeQuoted(text.slice(1, -1)) : text;
}

function parseList(list: string, refused: (problem: string) => MessageRefused): string[] {
  const elements = [...list.matchAll(element)];
  if (elements.map(([text]) => text).join("") !== list) {
    throw refused("in a list, quotes are around whole values.");
  }
  return elements
    .filter(({ index }) => index < list.length)
    .map(([, quoted, plain = ""]) => (quoted === undefined ? plain.trim() : unescapeQuoted(quoted)));
}

function unescapeQuoted(text: string): string {
  return text.replaceAll(/\\(.)/gs, "$1");
}
