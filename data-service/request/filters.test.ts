import { describe, expect, test } from "vitest";
import { maxListLength, maxLogicDepth } from "../limits.ts";
import type { Condition, Operand, Operator, SearchOperator } from "./api-request.ts";
import { readFilter } from "./filters.ts";
import { readLogic } from "./logic.ts";
import { refusalOf } from "./testing/ask.ts";

type Comparison = Extract<Condition, { kind: "compare" }>;

const value = (text: string): Operand => ({ kind: "value", value: text });
const list = (...values: string[]): Operand => ({ kind: "list", values });

const compare = (
  column: string,
  operator: Operator,
  operand: Operand,
  more: Partial<Comparison> = {},
): Comparison => ({
  kind: "compare",
  field: { column, steps: [] },
  isNegated: false,
  operator,
  quantifier: null,
  operand,
  ...more,
});

const search = (operator: SearchOperator, configuration: string | null, query: string): Condition => ({
  kind: "search",
  field: { column: "t", steps: [] },
  isNegated: false,
  operator,
  configuration,
  query,
});

describe("a filter of full text search parses", () => {
  test.each<[string, Condition]>([
    ["fts.fat & !rat", search("fts", null, "fat & !rat")],
    ["plfts.fat, cats", search("plfts", null, "fat, cats")],
    ["phfts(english).a.b", search("phfts", "english", "a.b")],
    ["wfts( my own ).", search("wfts", "my own", "")],
    ["not.wfts(simple).x", { ...search("wfts", "simple", "x"), isNegated: true }],
  ])("%s", (text, condition) => {
    expect(readFilter("t", text)).toEqual({ path: [], condition });
  });

  test("in a list of conditions, to the next comma or as quoted text", () => {
    const { condition } = readLogic("or", '(t.wfts(english).fat,not.and(t.fts."a, b",t.not.fts.c))');
    expect(condition).toMatchObject({
      conditions: [
        search("wfts", "english", "fat"),
        { conditions: [search("fts", null, "a, b"), { ...search("fts", null, "c"), isNegated: true }] },
      ],
    });
  });

  test.each(["fts(any.x", "fts().x", "fts( ).x", "fts(a-b).x", "fts(a)x", "fts(a)(b).x", "ffts.x"])(
    "but not %s",
    (text) => {
      expect(refusalOf(() => readFilter("t", text)).body.code).toBe("PGRST100");
    },
  );
});

describe("a filter parses", () => {
  test.each<[string, string, string, Comparison]>([
    ["equality", "id", "eq.5", compare("id", "eq", value("5"))],
    [
      "a value with signs that mean something elsewhere",
      "t",
      'eq.a,b).("c"',
      compare("t", "eq", value('a,b).("c"')),
    ],
    ["an empty value", "t", "eq.", compare("t", "eq", value(""))],
    ["the contrary", "id", "not.eq.5", compare("id", "eq", value("5"), { isNegated: true })],
    ["a pattern, * for %", "t", "like.*ere*", compare("t", "like", value("%ere%"))],
    ["a pattern in which % is already there", "t", "ilike.%a*", compare("t", "ilike", value("%a%"))],
    ["a regular expression as it is", "t", "match.^a.*", compare("t", "match", value("^a.*"))],
    ["a list", "id", "in.(1,2,3)", compare("id", "in", list("1", "2", "3"))],
    ["a list of none", "id", "in.()", compare("id", "in", list())],
    ["a list of one empty text", "id", 'in.("")', compare("id", "in", list(""))],
    [
      "a list with quotes",
      "t",
      'in.("a,b","c\\"d","e\\\\f",g)',
      compare("t", "in", list("a,b", 'c"d', "e\\f", "g")),
    ],
    ["a quote inside a value", "t", 'in.("a"b,c"d)', compare("t", "in", list('"a"b', 'c"d'))],
    ["blanks in a list", "t", "in.(a, b)", compare("t", "in", list("a", " b"))],
    ["null", "t", "is.null", compare("t", "is", value("null"))],
    ["null in capitals", "t", "is.NULL", compare("t", "is", value("null"))],
    ["not null, both ways", "t", "not.is.null", compare("t", "is", value("null"), { isNegated: true })],
    ["not null in one word", "t", "is.not_null", compare("t", "is", value("not_null"))],
    ["truth", "t", "is.unknown", compare("t", "is", value("unknown"))],
    ["distinctness", "t", "isdistinct.a", compare("t", "isdistinct", value("a"))],
    ["containment", "t", "cs.{a,b}", compare("t", "cs", value("{a,b}"))],
    ["overlap with a range", "t", "ov.[1,5)", compare("t", "ov", value("[1,5)"))],
    ["a place before a range", "t", "sl.[1,5)", compare("t", "sl", value("[1,5)"))],
    ["any of a list", "id", "eq(any).{1,2}", compare("id", "eq", list("1", "2"), { quantifier: "any" })],
    [
      "all of a list of patterns",
      "t",
      'like(all).{a*,"*b,*"}',
      compare("t", "like", list("a%", "%b,%"), { quantifier: "all" }),
    ],
    ["any of none", "id", "gt(any).{}", compare("id", "gt", list(), { quantifier: "any" })],
    [
      "steps into JSON",
      "data->a->>b",
      "eq.1",
      compare("", "eq", value("1"), {
        field: {
          column: "data",
          steps: [
            { arrow: "->", key: "a" },
            { arrow: "->>", key: "b" },
          ],
        },
      }),
    ],
    ["a column in quotes", '"a.b"', "eq.1", compare("a.b", "eq", value("1"))],
    ["a column called __proto__", "__proto__", "eq.1", compare("__proto__", "eq", value("1"))],
  ])("%s", (_, key, text, condition) => {
    expect(readFilter(key, text)).toEqual({ path: [], condition });
  });

  test.each([
    "eq",
    "neq",
    "gt",
    "gte",
    "lt",
    "lte",
    "like",
    "ilike",
    "match",
    "imatch",
    "isdistinct",
    "cs",
    "cd",
    "ov",
  ])("the operator %s", (operator) => {
    expect(readFilter("a", `${operator}.x`).condition).toMatchObject({ operator, operand: value("x") });
  });

  test("the path of its embedding", () => {
    expect(readFilter("albums.songs.name", "eq.x")).toEqual({
      path: ["albums", "songs"],
      condition: compare("name", "eq", value("x")),
    });
  });
});

describe("and/or parse", () => {
  const a = compare("a", "eq", value("1"));
  const b = compare("b", "gt", value("2"));
  const logic = (join: "and" | "or", conditions: Condition[], isNegated = false): Condition => ({
    kind: "logic",
    isNegated,
    join,
    conditions,
  });

  test.each<[string, string, string, Condition]>([
    ["two conditions", "or", "(a.eq.1,b.gt.2)", logic("or", [a, b])],
    ["with blanks", "and", " ( a.eq.1, b.gt.2 ) ", logic("and", [a, compare("b", "gt", value("2 "))])],
    ["the contrary", "not.and", "(a.eq.1)", logic("and", [a], true)],
    ["one in the other", "or", "(a.eq.1,and(a.eq.1,b.gt.2))", logic("or", [a, logic("and", [a, b])])],
    [
      "the contrary inside",
      "or",
      "(not.and(a.eq.1,b.gt.2),a.eq.1)",
      logic("or", [logic("and", [a, b], true), a]),
    ],
    ["a negated condition", "or", "(a.not.eq.1)", logic("or", [{ ...a, isNegated: true }])],
    ["a list inside", "or", "(a.in.(1,2),b.gt.2)", logic("or", [compare("a", "in", list("1", "2")), b])],
    ["null inside", "or", "(a.is.null,b.gt.2)", logic("or", [compare("a", "is", value("null")), b])],
    ["a value in quotes", "or", '(a.eq."x,y)",b.gt.2)', logic("or", [compare("a", "eq", value("x,y)")), b])],
    ["an array as value", "or", "(a.cs.{x,y},b.gt.2)", logic("or", [compare("a", "cs", value("{x,y}")), b])],
    [
      "a quantifier",
      "or",
      "(a.eq(any).{1,2})",
      logic("or", [compare("a", "eq", list("1", "2"), { quantifier: "any" })]),
    ],
    [
      "columns called and and not",
      "or",
      "(and.eq.1,not.eq.1)",
      logic("or", [compare("and", "eq", value("1")), compare("not", "eq", value("1"))]),
    ],
    [
      "a column that begins like or",
      "and",
      "(order.eq.1)",
      logic("and", [compare("order", "eq", value("1"))]),
    ],
  ])("%s", (_, key, text, condition) => {
    expect(readLogic(key, text)).toEqual({ path: [], condition });
  });

  test("the path of their embedding, with 'not' before or after", () => {
    const expected = { path: ["albums"], condition: logic("or", [a], true) };
    expect(readLogic("albums.not.or", "(a.eq.1)")).toEqual(expected);
    expect(readLogic("not.albums.or", "(a.eq.1)")).toEqual(expected);
  });
});

describe("a filter refuses", () => {
  test.each([
    ["no operator", "a", "5"],
    ["an operator that does not exist", "a", "equals.5"],
    ["an operator of JavaScript", "a", "constructor.5"],
    ["an operator without a point", "a", "eq"],
    ["two contraries", "a", "not.not.eq.5"],
    ["is with a value", "a", "is.5"],
    ["is with more than a word", "a", "is.nullx"],
    ["a list without parentheses", "a", "in.1,2"],
    ["a list that is not closed", "a", "in.(1,2"],
    ["a list that goes on", "a", "in.(1)2"],
    ["a quantifier where there is none", "a", "neq(any).{1}"],
    ["another quantifier", "a", "eq(some).{1}"],
    ["a quantifier without a list", "a", "eq(any).1"],
    ["a list of lists", "a", "eq(any).{{1}}"],
    ["NULL in a list", "a", "eq(any).{NULL}"],
    ["a list with a hole", "a", "eq(any).{1,,2}"],
    ["an embedding of nothing", ".a", "eq.1"],
    ["steps in the middle of a path", "a->b.c", "eq.1"],
  ])("%s", (_, key, text) => {
    expect(refusalOf(() => readFilter(key, text)).body.code).toBe("PGRST100");
  });

  test.each([
    ["nothing in it", "()"],
    ["no parentheses", "a.eq.1"],
    ["not closed", "(a.eq.1"],
    ["closed twice", "(a.eq.1))"],
    ["a hole", "(a.eq.1,,b.eq.2)"],
    ["another word", "(xor(a.eq.1))"],
    ["a value behind quotes", '(a.eq."x"y"z)"'],
  ])("and/or with %s", (_, text) => {
    expect(refusalOf(() => readLogic("or", text)).body.code).toBe("PGRST100");
  });

  test("a list longer than the limit", () => {
    const numbers = (count: number) => Array(count).fill("1").join(",");
    expect(readFilter("a", `in.(${numbers(maxListLength)})`)).toBeDefined();
    expect(refusalOf(() => readFilter("a", `in.(${numbers(maxListLength + 1)})`)).body.code).toBe(
      "ANTARA006",
    );
    expect(refusalOf(() => readFilter("a", `eq(any).{${numbers(maxListLength + 1)}}`)).body.code).toBe(
      "ANTARA006",
    );
  });

  test("and/or nested deeper than the limit", () => {
    const nested = (depth: number) => `${"(and".repeat(depth - 1)}(a.eq.1)${")".repeat(depth - 1)}`;
    expect(readLogic("or", nested(maxLogicDepth))).toBeDefined();
    expect(refusalOf(() => readLogic("or", nested(maxLogicDepth + 1))).body.code).toBe("ANTARA008");
  });
});
