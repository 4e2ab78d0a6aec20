/** Writing requests: inserts, updates, upserts, replacements and deletes, right ones and ones that a rule refuses. */
import type { Draft, Pair } from "./asked.ts";
import type { Draw } from "./draw.ts";
import { drawId, drawKey, drawKeyFilter } from "./filters.ts";
import { drawSelect } from "./selects.ts";
import { drawTable, type Table } from "./tables.ts";
import { drawPlausible, drawValue } from "./values.ts";

type Row = Readonly<Record<string, unknown>>;

interface Write {
  readonly method: string;
  readonly pairs: readonly Pair[];
  readonly prefer?: readonly string[];
  readonly body?: unknown;
}

/** What all writes have: who asks, what is to come back, in which form. */
export function drawWrite(draw: Draw): Draft {
  const table = drawTable(draw);
  const { method, pairs, prefer = [], body } = drawWriteOf(draw, table);
  const returning = draw.pick(["minimal", "headers-only", "representation", "representation", ""]);
  const more = draw.pick(["count=exact", "handling=strict", "missing=default", "nope=1"]);
  const preferences = [
    ...(returning ? [`return=${returning}`] : []),
    ...prefer,
    ...(draw.oneIn(4) ? [more] : []),
  ];
  return {
    method,
    target: table.name,
    pairs: draw.oneIn(2) ? [...pairs, ["select", drawSelect(draw, table, 1).text]] : pairs,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(preferences.length > 0 && { prefer: preferences.join(",") }),
      ...(draw.oneIn(6) && { accept: draw.pick(["application/vnd.pgrst.object+json", "text/csv"]) }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    role: draw.oneIn(10) ? "anon" : "service_role",
    isOrdered: false,
    areEmbeddingsOrdered: false,
  };
}

function drawWriteOf(draw: Draw, table: Table): Write {
  return draw.way<Write>(
    [4, () => drawInsert(draw, table)],
    [3, () => drawUpsert(draw, table)],
    [4, () => drawUpdate(draw, table)],
    [3, () => ({ method: "DELETE", ...drawAffected(draw, table) })],
    [1, () => drawReplacement(draw, table)],
  );
}

function drawInsert(draw: Draw, table: Table): Write {
  const names = [...Object.keys(table.columns), "no_such_column"];
  const pairs: Pair[] = draw.oneIn(5) ? [["columns", draw.some(names, 1, 5).join(",")]] : [];
  return { method: "POST", body: drawRows(draw, table), pairs };
}

function drawUpsert(draw: Draw, table: Table): Write {
  // The last two are not unique, which PostgreSQL refuses.
  const targets = [table.key.join(","), ..."name_key created_at nope".split(" ")].filter(
    (target) => target !== "name_key" || target in table.columns,
  );
  return {
    method: "POST",
    body: drawRows(draw, table),
    prefer: [draw.pick(["resolution=merge-duplicates", "resolution=ignore-duplicates"])],
    pairs: draw.oneIn(2) ? [["on_conflict", draw.pick(targets)]] : [],
  };
}

function drawUpdate(draw: Draw, table: Table): Write {
  const body = draw.oneIn(10) ? drawRows(draw, table) : drawRow(draw, table, false);
  return { method: "PATCH", body, ...drawAffected(draw, table) };
}

/** Which rows, and how many at most. */
function drawAffected(draw: Draw, table: Table): Pick<Write, "pairs" | "prefer"> {
  return {
    pairs: draw.oneIn(16) ? [] : drawKeyFilter(draw, table),
    prefer: draw.oneIn(6) ? ["handling=strict", `max-affected=${draw.number(0, 2)}`] : [],
  };
}

function drawReplacement(draw: Draw, table: Table): Write {
  const key = table.key.map((column) => [column, drawKey(draw, table, column)] as const);
  const row = drawRow(draw, table, true);
  return {
    method: "PUT",
    pairs: key.map(([column, value]): Pair => [column, `eq.${value}`]),
    body: draw.oneIn(5) ? row : { ...row, ...Object.fromEntries(key) },
  };
}

const drawRows = (draw: Draw, table: Table): Row | Row[] =>
  draw.oneIn(2) ? drawRow(draw, table, true) : draw.list(0, 3, () => drawRow(draw, table, true));

/** @param isWhole with what a new row needs */
function drawRow(draw: Draw, table: Table, isWhole: boolean): Row {
  const columns = Object.entries(table.columns).filter(([column]) => !table.key.includes(column));
  const optional = draw.some(columns, 0, 4).map(([column, kind]) => {
    const value = draw.way<unknown>(
      [20, () => drawPlausible(draw, kind)],
      [1, () => drawValue(draw, kind)],
      [1, () => draw.pick([null, true, 7, 1.5, { a: 1 }, [1]])],
    );
    return [column, value];
  });
  return {
    ...Object.fromEntries(optional),
    ...(isWhole && drawNeeded(draw, table)),
    ...(draw.oneIn(16) && { no_such_column: 1 }),
  };
}

function drawNeeded(draw: Draw, table: Table): Row {
  if (table.name === "settings")
    return { key: drawKey(draw, table, "key"), value: draw.pick(["one", "two", ""]) };
  if (table.key.length > 1) return Object.fromEntries(table.key.map((column) => [column, drawId(draw)]));
  const id = draw.oneIn(2) && { id: drawId(draw) };
  const newName = `Naya ${draw.number(1, 9)}`;
  if (table.name === "lyrics")
    return { ...id, title: newName, lyrics_english: draw.pick(["la la", "na na"]) };
  return { ...id, name: draw.oneIn(2) ? newName : draw.pick(["Film 1", "Gayak 1", "Kavi 2"]) };
}
