import { describe, expect, test } from "vitest";
import { maxNamesSent, maxRowsSent } from "../limits.ts";
import type { Action, Body } from "./api-request.ts";
import { readBody } from "./body.ts";
import { refusalOf } from "./testing/ask.ts";

const csv = "text/csv";
const form = "application/x-www-form-urlencoded";

const read = (text: string, type: string | null = null, action: Action = "insert", hasColumns = false) =>
  readBody(action, { bytes: new TextEncoder().encode(text), type, hasColumns });

const rows = (...given: object[]): Partial<Body> => ({ kind: "rows", rows: given as never, isList: true });

const codeOf = (work: () => unknown) => refusalOf(work).body.code;

describe("JSON", () => {
  test("may be one object", () => {
    const json = '{"a":1}';
    const expected = { kind: "rows", rows: [{ a: 1 }], isList: false, json, mediaType: "application/json" };
    expect(read(json)).toEqual(expected);
  });

  test("may be a list of objects, and an empty one", () => {
    expect(read('[{"a":1},{"a":null}]')).toMatchObject(rows({ a: 1 }, { a: null }));
    expect(read("[]")).toMatchObject(rows());
  });

  test("keeps the digits that JavaScript would lose", () => {
    const json = '{"n":12345678901234567890.10}';
    expect(read(json)).toMatchObject({ json });
  });

  test("may have a column named like a property of JavaScript objects", () => {
    const body = read('{"__proto__":1,"constructor":2}');
    expect(body?.kind === "rows" && Object.entries(body.rows[0] ?? {})).toEqual([
      ["__proto__", 1],
      ["constructor", 2],
    ]);
  });

  test("may have different keys only if the columns are named", () => {
    expect(codeOf(() => read('[{"a":1},{"b":1}]'))).toBe("PGRST102");
    expect(codeOf(() => read('[{"a":1},{"a":1,"b":1}]'))).toBe("PGRST102");
    expect(codeOf(() => read('[{"a":1},{"toString":1}]'))).toBe("PGRST102");
    expect(read('[{"a":1},{"b":1}]', null, "insert", true)).toMatchObject(rows({ a: 1 }, { b: 1 }));
  });

  test("may declare its character set", () => {
    expect(read("{}", "Application/JSON; charset=utf-8")).toMatchObject({ rows: [{}] });
  });

  test.each(["", " ", "{", "{a:1}", "5", "null", '"a"', "[1]", "[[]]", "[null]"])("is not '%s'", (text) => {
    expect(codeOf(() => read(text))).toBe("PGRST102");
  });

  test("must be UTF-8", () => {
    const bytes = new Uint8Array([0x22, 0xff, 0x22]);
    expect(codeOf(() => readBody("insert", { bytes, type: null, hasColumns: false }))).toBe("PGRST102");
  });

  test("has no NUL, but may contain its escaped form as text", () => {
    expect(codeOf(() => read('{"a":"\\u0000"}'))).toBe("22P05");
    expect(codeOf(() => read('{"a":"\\\\\\u0000"}'))).toBe("22P05");
    expect(codeOf(() => read('{"\\u0000":1}'))).toBe("22P05");
    expect(read('{"a":"\\\\u0000"}')).toMatchObject({ rows: [{ a: "\\u0000" }] });
  });

  test("nested very deep is parsed or refused", () => {
    expect(codeOf(() => read("[".repeat(500_000)))).toBe("PGRST102");
    expect(codeOf(() => read(`${"[".repeat(500_000)}${"]".repeat(500_000)}`))).toBe("PGRST102");
  });
});

describe("CSV", () => {
  test.each([
    [
      "lines of Unix",
      "a,b\n1,2\n3,4\n",
      [
        { a: "1", b: "2" },
        { a: "3", b: "4" },
      ],
    ],
    ["lines of Windows", "a,b\r\n1,2\r\n", [{ a: "1", b: "2" }]],
    ["no end of the last line", "a,b\n1,2", [{ a: "1", b: "2" }]],
    ["an empty field at the end", "a,b\n1,", [{ a: "1", b: "" }]],
    [
      "an empty field before the next line",
      "a,b\n1,\n,2",
      [
        { a: "1", b: "" },
        { a: "", b: "2" },
      ],
    ],
    ["NULL", "a\nNULL", [{ a: null }]],
    ["quotes", 'a,b\n"x,""y""\n",z', [{ a: 'x,"y"\n', b: "z" }]],
    ["names alone", "a,b\n", []],
    ["a mark of its byte order", "\uFEFFa\n1", [{ a: "1" }]],
  ])("may have %s", (_, text, expected) => {
    const body = read(text, csv);
    expect(body).toMatchObject(rows(...expected));
    expect(body?.kind === "rows" && JSON.parse(body.json)).toEqual(expected);
  });

  test("may have a column named like a property of JavaScript objects", () => {
    const body = read("__proto__\n1", csv);
    expect(body?.kind === "rows" && Object.keys(body.rows[0] ?? {})).toEqual(["__proto__"]);
  });

  test.each([
    ["nothing", ""],
    ["lines of different lengths", "a,b\n1"],
    ["a quote that is not closed", 'a\n"1'],
    ["something behind a quote", 'a\n"1"2'],
  ])("is not %s", (_, text) => {
    expect(codeOf(() => read(text, csv))).toBe("PGRST102");
  });

  test("may have as many lines as a body may have rows", () => {
    const lines = (count: number) => `a\n${"1\n".repeat(count)}`;
    expect(read(lines(maxRowsSent), csv)).toMatchObject({ isList: true });
    expect(codeOf(() => read(lines(maxRowsSent + 1), csv))).toBe("ANTARA007");
  });

  test("has no NUL", () => {
    expect(codeOf(() => read("a\n\0", csv))).toBe("22P05");
  });
});

test("a form is one row of text", () => {
  expect(read("a=1&b=x+y%26", form)).toEqual({
    kind: "rows",
    rows: [{ a: "1", b: "x y&" }],
    isList: false,
    json: '{"a":"1","b":"x y&"}',
    mediaType: form,
    pairs: [
      ["a", "1"],
      ["b", "x y&"],
    ],
  });
  expect(read("a=1&a=2", form)).toMatchObject({ rows: [{ a: "2" }] });
  expect(codeOf(() => read("a=%", form))).toBe("PGRST100");
});

describe("a call", () => {
  test("without a body has no arguments", () => {
    expect(readBody("call", { bytes: null, type: null, hasColumns: false })).toMatchObject({ rows: [{}] });
  });

  test("may have a list of rows", () => {
    expect(read('[{"a":1}]', null, "call")).toMatchObject(rows({ a: 1 }));
    expect(read("[]", null, "call")).toMatchObject(rows());
  });

  test.each(["[1,2]", "5", '"a"', "null", '[{"a":1},{"b":1}]', '[{"a":1},2]'])(
    "may have the JSON %s as its one argument",
    (text) => {
      expect(read(text, null, "call")).toEqual({ kind: "raw", text, mediaType: "application/json" });
    },
  );

  test("may have text or bytes as its only argument", () => {
    expect(read("<a/>", "text/xml", "call")).toMatchObject({
      kind: "raw",
      text: "<a/>",
      mediaType: "text/xml",
    });
    expect(read("hello", "text/plain", "call")).toMatchObject({ kind: "raw", text: "hello" });
    expect(read("\0ÿ", "application/octet-stream", "call")).toMatchObject({ kind: "raw", text: "\\x00c3bf" });
    expect(codeOf(() => read("a\0", "text/plain", "call"))).toBe("22P05");
  });
});

test("a table accepts no other media types", () => {
  for (const type of ["text/plain", "application/octet-stream", "image/png", "multipart/form-data"]) {
    expect(codeOf(() => read("a", type))).toBe("PGRST102");
  }
  for (const type of ["image/png", "application/xml"]) {
    expect(codeOf(() => read("<a/>", type, "call"))).toBe("PGRST102");
  }
});

test("a read or delete has no body", () => {
  for (const action of ["read", "delete", "call-to-read", "describe"] as const) {
    expect(read("not looked at", "image/png", action)).toBeNull();
  }
});

describe("a row may have as many names as a table may have columns, and is refused quickly with more", () => {
  const named = (count: number) => Array.from({ length: count }, (_, n) => `k${n}`);
  const written: Readonly<Record<string, (names: string[]) => string>> = {
    "application/json": (names) => JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))),
    [csv]: (names) => `${names.join()}\n`,
    [form]: (names) => names.map((name) => `${name}=1`).join("&"),
  };

  test.each(Object.keys(written))("%s", (type) => {
    const write = (count: number) => written[type]?.(named(count)) ?? "";
    expect(read(write(maxNamesSent), type)).toMatchObject({ kind: "rows" });
    expect(codeOf(() => read(write(maxNamesSent + 1), type))).toBe("ANTARA014");
  });

  test.each([
    ["commas", ",".repeat(4_000_000), csv, "ANTARA014"],
    ["commas below a short line", `a,b\n${",".repeat(4_000_000)}`, csv, "PGRST102"],
    ["pairs", "k=1&".repeat(1_000_000), form, "ANTARA014"],
  ])("of %s", (_, text, type, code) => {
    const began = performance.now();
    expect(codeOf(() => read(text, type))).toBe(code);
    expect(performance.now() - began).toBeLessThan(400);
  });
});
