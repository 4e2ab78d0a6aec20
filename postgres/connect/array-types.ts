/**
 * Converts arrays between PostgreSQL and JavaScript, by the fixed OIDs of the built-in types. The driver would query
 * the OIDs on each new connection, and if the server dies meanwhile, an error that nothing can catch ends the
 * process.
 */
import type postgres from "postgres";

type Element = postgres.PostgresType;

const asIs: Element["parse"] = (text: string) => text;
const asJson: Element["serialize"] = (value: unknown) => JSON.stringify(value);
const asTime: Element["serialize"] = (value: Date | string) =>
  value instanceof Date ? value.toISOString() : value;

/** The OID of each array type, and the conversion of its elements. */
const arrayTypes: readonly { type: number; parse?: Element["parse"]; serialize?: Element["serialize"] }[] = [
  { type: 1000, parse: (text: string) => text === "t" }, // boolean
  ...[1005, 1007, 1016, 1021, 1022, 1028].map((type) => ({ type, parse: Number })), // smallint … double, oid
  ...[1003, 1009, 1014, 1015, 1231, 2951].map((type) => ({ type })), // name, text, char, varchar, numeric, uuid
  ...[199, 3807].map((type) => ({ type, parse: JSON.parse, serialize: asJson })),
  ...[1115, 1182, 1185].map((type) => ({ type, parse: (text: string) => new Date(text), serialize: asTime })),
];

/** For the driver's option `types`. */
export const arrays: Readonly<Record<string, Element>> = Object.fromEntries(
  arrayTypes.map(({ type, parse = asIs, serialize = String }) => [
    `array${type}`,
    {
      to: type,
      from: [type],
      parse: (text: string) => parseArray(text, parse),
      serialize: (list: unknown) => (Array.isArray(list) ? serializeArray(list, serialize) : list),
    },
  ]),
);

/** A quoted element, an unquoted one, or a bracket. */
const token = /"((?:[^"\\]|\\.)*)"|([^{},"]+)|([{}])/gs;

/** @param text such as `{1,NULL,"a b"}` or `{{1,2},{3,4}}`, as the server writes it */
function parseArray(text: string, parse: Element["parse"]): unknown[] {
  const root: unknown[] = [];
  const open = [root];
  // A prefix such as `[2:3]=` gives bounds other than 1.
  for (const [, quoted, plain, bracket] of text.slice(text.indexOf("{")).matchAll(token)) {
    const innermost = open.at(-1) ?? root;
    if (bracket === "{") {
      const list: unknown[] = [];
      innermost.push(list);
      open.push(list);
    } else if (bracket === "}") open.pop();
    else if (quoted !== undefined) innermost.push(parse(quoted.replaceAll(/\\(.)/gs, "$1")));
    else innermost.push(plain === "NULL" ? null : parse(plain));
  }
  return root[0] as unknown[];
}

function serializeArray(list: readonly unknown[], serialize: Element["serialize"]): string {
  const elements = list.map((element) => {
    if (Array.isArray(element)) return serializeArray(element, serialize);
    if (element === null || element === undefined) return "NULL";
    return `"${String(serialize(element)).replaceAll(/["\\]/g, "\\$&")}"`;
  });
  return `{${elements.join(",")}}`;
}
