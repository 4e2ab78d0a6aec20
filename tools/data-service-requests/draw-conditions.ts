/** Draws conditions: each operator of the dialect, with and without `not`, alone and in trees of `and` and `or`. */
import fc from "fast-check";
import { type Kind, type Rows, values } from "./tables.ts";

/** An operator with its operand, alone and as it stands in a tree. */
type Comparison = readonly [alone: string, inTree: string];

const oneOf = (words: string) => fc.constantFrom(...words.split(" "));
const joins = oneOf("and or not.and not.or");

/** @returns none to two pairs of the address, such as `title=not.ilike.geet*` */
export function conditionsOf({ columns }: Rows): fc.Arbitrary<readonly string[]> {
  const condition = fc
    .constantFrom(...Object.entries(columns))
    .chain(([column, kind]) =>
      fc
        .tuple(fc.constantFrom("", "not."), comparisonOf(kind))
        .map(([not, [alone, inTree]]) => [`${column}=${not}${alone}`, `${column}.${not}${inTree}`] as const),
    );
  const { tree } = fc.letrec<{ tree: string }>((tie) => {
    const branch = fc.tuple(joins, tie("tree")).map((parts) => parts.join(""));
    const leaf = condition.map(([, inTree]) => inTree);
    return {
      tree: fc
        .array(fc.oneof({ depthSize: "small", maxDepth: 2 }, leaf, branch), { minLength: 1, maxLength: 3 })
        .map((conditions) => `(${conditions.join(",")})`),
    };
  });
  const trees = fc.tuple(joins, tree).map((parts) => parts.join("="));
  const single = condition.map(([alone]) => alone);
  return fc.array(fc.oneof({ weight: 5, arbitrary: single }, trees), { maxLength: 2 });
}

function comparisonOf(kind: Kind): fc.Arbitrary<Comparison> {
  const value = fc.constantFrom(...values[kind]);
  const items = fc.array(value.map(quoteWhereNeeded), { maxLength: 3 }).map(String);
  const quantified = oneOf(`eq gt gte lt lte${kind === "text" ? " like ilike match imatch" : ""}`);
  const single = fc.tuple(fc.oneof(quantified, oneOf("neq isdistinct")), value);
  const lists = fc.oneof(
    oneOf("is.null is.not_null is.NULL"),
    items.map((items) => `in.(${items})`),
    fc
      .tuple(quantified, oneOf("any all"), items)
      .map(([name, which, items]) => `${name}(${which}).{${items}}`),
  );
  const comparison = (name: string, alone: string, inTree = alone): Comparison => [
    encode(name + alone),
    encode(name + inTree),
  ];
  return fc.oneof(
    single.map(([name, value]) => comparison(`${name}.`, value, quoteWhereNeeded(value))),
    lists.map((text) => comparison(text, "")),
  );
}

/** As the grammar asks for it in lists and trees. */
const quoteWhereNeeded = (value: string) =>
  /^[^\s,.:()"\\{}]+$/.test(value) ? value : `"${value.replace(/["\\]/g, "\\$&")}"`;

/** Only what would end a value of an address or be read as another character. */
const encode = (text: string) => text.replace(/[%&+#]/g, encodeURIComponent);
