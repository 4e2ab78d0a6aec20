import { describe, expect, test } from "vitest";
import { maxEmbeddings, maxNesting } from "../limits.ts";
import type { AggregateFunction, Field, JsonStep, SelectItem } from "./api-request.ts";
import { readSelect } from "./select.ts";
import { refusalOf } from "./testing/ask.ts";

const field = (
  column: string,
  more: { steps?: JsonStep[]; alias?: string; cast?: string } = {},
): SelectItem => ({
  kind: "field",
  field: { column, steps: more.steps ?? [] },
  alias: more.alias ?? null,
  cast: more.cast ?? null,
});

const embedding = (name: string, select: SelectItem[], more: object = {}): SelectItem => ({
  kind: "embedding",
  name,
  alias: null,
  hint: null,
  join: null,
  isSpread: false,
  select,
  ...more,
});

const plain = (column: string): Field => ({ column, steps: [] });

type AggregateItem = Extract<SelectItem, { kind: "aggregate" }>;

const aggregate = (name: AggregateFunction, more: Partial<AggregateItem> = {}): SelectItem => ({
  kind: "aggregate",
  function: name,
  argument: null,
  alias: null,
  cast: null,
  ...more,
});

describe("select parses", () => {
  test.each<[string, string, SelectItem[]]>([
    ["nothing, which is all", "", [{ kind: "all" }]],
    ["all columns", "*", [{ kind: "all" }]],
    ["columns, with blanks around them", " id , title", [field("id"), field("title")]],
    [
      "names with blanks, dashes and other scripts",
      "my title,a-b,गीत",
      [field("my title"), field("a-b"), field("गीत")],
    ],
    ["names in quotes", '"a,b(c)","say \\"x\\""', [field("a,b(c)"), field('say "x"')]],
    [
      "names that objects of JavaScript have",
      "__proto__,constructor",
      [field("__proto__"), field("constructor")],
    ],
    ["an alias", "name:title", [field("title", { alias: "name" })]],
    [
      "any sign in a key of JSON that the grammar does not use",
      "data->!@#$%^&*_a->>b-c",
      [
        {
          kind: "field",
          field: {
            column: "data",
            steps: [
              { arrow: "->", key: "!@#$%^&*_a" },
              { arrow: "->>", key: "b-c" },
            ],
          },
          alias: null,
          cast: null,
        },
      ],
    ],
    ["a cast", "id::text", [field("id", { cast: "text" })]],
    ["a cast to a type of two words", "x::double precision", [field("x", { cast: "double precision" })]],
    [
      "steps into JSON",
      "data->a->>0",
      [
        field("data", {
          steps: [
            { arrow: "->", key: "a" },
            { arrow: "->>", key: 0 },
          ],
        }),
      ],
    ],
    ["an index from the end", "list->-1", [field("list", { steps: [{ arrow: "->", key: -1 }] })]],
    ["a key that begins with digits", "data->0th", [field("data", { steps: [{ arrow: "->", key: "0th" }] })]],
    ["a key in quotes", 'data->"a.b"', [field("data", { steps: [{ arrow: "->", key: "a.b" }] })]],
    [
      "alias, steps and cast together",
      "year:data->>y::int",
      [field("data", { alias: "year", steps: [{ arrow: "->>", key: "y" }], cast: "int" })],
    ],
    ["a count", "count()", [aggregate("count")]],
    ["a count with alias and cast", "n:count()::text", [aggregate("count", { alias: "n", cast: "text" })]],
    ["an aggregate", "views.sum()", [aggregate("sum", { argument: { field: plain("views"), cast: null } })]],
    [
      "an aggregate with alias, steps and both casts",
      "n:data->>year::int.max()::text",
      [
        aggregate("max", {
          alias: "n",
          argument: { field: { column: "data", steps: [{ arrow: "->>", key: "year" }] }, cast: "int" },
          cast: "text",
        }),
      ],
    ],
    ["the older count, a name like another", "count", [field("count")]],
    ["an embedding", "albums(id,name)", [embedding("albums", [field("id"), field("name")])]],
    ["an embedding of nothing", "albums()", [embedding("albums", [])]],
    [
      "an embedding with alias",
      "record:albums(*)",
      [embedding("albums", [{ kind: "all" }], { alias: "record" })],
    ],
    [
      "a hint",
      "albums!lyrics_album_id_fkey(id)",
      [embedding("albums", [field("id")], { hint: "lyrics_album_id_fkey" })],
    ],
    ["an inner join", "albums!inner(id)", [embedding("albums", [field("id")], { join: "inner" })]],
    ["a left join", "albums!left(id)", [embedding("albums", [field("id")], { join: "left" })]],
    ["hint, then join", "a!fk!inner(id)", [embedding("a", [field("id")], { hint: "fk", join: "inner" })]],
    ["join, then hint", "a!inner!fk(id)", [embedding("a", [field("id")], { hint: "fk", join: "inner" })]],
    [
      "a hint that begins like a join",
      "a!inner_fk(id)",
      [embedding("a", [field("id")], { hint: "inner_fk" })],
    ],
    [
      "a spread",
      "...albums!inner(name)",
      [embedding("albums", [field("name")], { isSpread: true, join: "inner" })],
    ],
    ["a count of related rows", "songs(count)", [embedding("songs", [field("count")])]],
    [
      "embeddings in embeddings",
      "id,a(b(c),d),e",
      [field("id"), embedding("a", [embedding("b", [field("c")]), field("d")]), field("e")],
    ],
    [
      "a JSON index at the end of an embedding",
      "a(b->0)",
      [embedding("a", [field("b", { steps: [{ arrow: "->", key: 0 }] })])],
    ],
  ])("%s", (_, text, items) => {
    expect(readSelect(text)).toEqual(items);
  });
});

const refusalOfSelect = (text: string) => refusalOf(() => readSelect(text));

describe("select refuses", () => {
  test.each([
    ["a comma too much", "id,,title"],
    ["a comma at the end", "id,"],
    ["an embedding that is not closed", "albums(id"],
    ["an embedding that is closed twice", "albums(id))"],
    ["a name that is not closed", '"id'],
    ["a name of nothing", '""'],
    ["a hint without an embedding", "albums!inner"],
    ["three hints", "albums!a!b!c(id)"],
    ["a cast to nothing", "id::"],
    ["a cast to what is no name", "id::(select 1)"],
    ["an alias of everything", "x:*"],
    ["an alias of a spread", "x:...albums(id)"],
    ["steps of an embedding", "albums->a(id)"],
    ["an index that no list has", "list->99999999999"],
    ["what SQL would be", "id;drop table lyrics"],
  ])("%s", (_, text) => {
    expect([refusalOfSelect(text).body.code, refusalOfSelect(text).status]).toEqual(["PGRST100", 400]);
  });

  test("with the position, the unexpected character and the expected ones", () => {
    expect(refusalOfSelect("id,;").body).toMatchObject({
      message: '"failed to parse select parameter (id,;)" (line 1, column 4)',
      details: expect.stringMatching(/^unexpected ";" expecting field name/),
    });
    expect(refusalOfSelect("a(b").body.details).toContain("end of input");
  });

  test.each(["views.median()", "views.sum", "views.sum()x", "views.sum().max()"])(
    "as no aggregate: %s",
    (text) => {
      expect(refusalOfSelect(text).body.code).toBe("PGRST100");
    },
  );

  test("embeddings nested deeper than the limit", () => {
    const nested = (depth: number) => `${"a(".repeat(depth)}id${")".repeat(depth)}`;
    expect(readSelect(nested(maxNesting))).toHaveLength(1);
    expect(refusalOfSelect(nested(maxNesting + 1)).body.code).toBe("ANTARA003");
  });

  test("more embeddings than the limit, at all levels together", () => {
    const many = (count: number) =>
      `x(${Array(count - 1)
        .fill("a(id)")
        .join(",")})`;
    expect(readSelect(many(maxEmbeddings))).toHaveLength(1);
    expect(refusalOfSelect(many(maxEmbeddings + 1)).body.code).toBe("ANTARA004");
  });
});
