import { describe, expect, test, vi } from "vitest";
import { type Asked, openTestService, secretKey } from "../testing/open-test-service.ts";

const written = vi.fn();
const { ask, database } = await openTestService("forum", { onWritten: written });

const call = (name: string, body: unknown, more: Asked = {}) =>
  ask(`/rpc/${name}`, { method: "POST", body, ...more });
const answerWith = (status: string, headers: unknown) =>
  call("answer_with", { status, headers: typeof headers === "string" ? headers : JSON.stringify(headers) });

describe("a function chooses for its answer", () => {
  test("the status and headers, which replace usual ones", async () => {
    const answer = await answerWith("201", [
      { "X-One": "1" },
      { "cache-control": "public" },
      { "Cache-Control": "max-age=9" },
      { "Content-Type": "text/plain" },
    ]);
    expect([answer.status, answer.text]).toEqual([201, '"done"']);
    expect(["X-One", "Cache-Control", "Content-Type"].map((name) => answer.headers.get(name))).toEqual([
      "1",
      "public, max-age=9",
      "text/plain",
    ]);
  });

  test("a page only in a sandbox, unless it sets another policy", async () => {
    const page = { "Content-Type": "text/html" };
    const policyOf = async (headers: unknown) =>
      (await answerWith("", headers)).headers.get("Content-Security-Policy");
    expect(await policyOf([page])).toBe("sandbox");
    expect(await policyOf([page, { "content-security-policy": "default-src 'none'" }])).toBe(
      "default-src 'none'",
    );
    expect(await policyOf([{ "X-One": "1" }])).toBeNull();
  });

  test("only one of both, or none", async () => {
    expect((await answerWith("", [{ "X-One": "1" }])).status).toBe(200);
    expect((await answerWith("418", "")).status).toBe(418);
    expect((await answerWith("", "")).headers.get("Cache-Control")).toBe("no-store");
  });

  test("a status without a body, also where it returns nothing", async () => {
    expect(await answerWith("304", "")).toMatchObject({ status: 304, text: "" });
    expect(await call("answer_nothing_with", { status: "202" })).toMatchObject({ status: 202, text: "" });
  });

  test("the same by GET and HEAD, with its rows", async () => {
    expect(await ask("/rpc/read_with?status=203&select=name&limit=1")).toMatchObject({
      status: 203,
      body: [{ name: "asha" }],
    });
    expect(await ask("/rpc/read_with?status=203", { method: "HEAD" })).toMatchObject({
      status: 203,
      text: "",
    });
  });

  test("by a trigger of a write, whether rows are returned or not", async () => {
    for (const [id, Prefer] of ["return=minimal", "return=representation"].entries()) {
      const { status, headers } = await ask("/letters", {
        method: "POST",
        key: secretKey,
        headers: { Prefer },
        body: { id },
      });
      expect([status, headers.get("X-Letter")]).toEqual([202, "kept"]);
    }
  });

  test("nothing for later requests, even if it sets them for its session", async () => {
    const body = { status: "418", headers: '[{"X-One": "1"}]', is_local: false };
    // Each on the connection that is free, so that all of them are asked.
    for (let time = 0; time < 8; time += 1) expect((await call("answer_with", body)).status).toBe(418);
    for (let time = 0; time < 8; time += 1) {
      const { status, headers } = await call("plain", {});
      expect([status, headers.get("X-One")]).toEqual([200, null]);
    }
  });

  test.each(["x", "99", "600", "2000", "20.5", "-200"])("no status such as %s: PGRST112", async (status) => {
    expect(await answerWith(status, "")).toMatchObject({ status: 500, body: { code: "PGRST112" } });
  });

  test("nothing wrong without its work being known as done", async () => {
    written.mockClear();
    const { body } = await call("answer_nothing_with", { status: "x" }, { key: secretKey });
    expect([body.code, written.mock.calls.length]).toEqual(["PGRST112", 1]);
  });

  test.each([
    "{",
    "5",
    { "X-One": "1" },
    [{ "X-One": 1 }],
    [{ "X-One": "1", "X-Two": "2" }],
    [{}],
    [{ "X One": "1" }],
    [{ "X-One": "1\r\nX-Two: 2" }],
    [{ "X-One": "ग" }],
    [{ "Set-Cookie": "session=1" }],
    [{ "Content-Length": "1" }],
    [{ "transfer-encoding": "chunked" }],
  ])("no headers such as %j: PGRST111", async (headers) => {
    expect(await answerWith("", headers)).toMatchObject({ status: 500, body: { code: "PGRST111" } });
  });
});

describe("a function raises 'PGRST'", () => {
  const raise = (message: unknown, detail?: unknown) =>
    call("refuse_with", {
      message: JSON.stringify(message),
      ...(detail !== undefined && { detail: JSON.stringify(detail) }),
    });
  const message = { code: "F01", message: "Not today" };

  test("with a refusal of its own, which undoes what it has done", async () => {
    const answer = await raise(
      { ...message, details: "It is Sunday", hint: "Come tomorrow" },
      { status: 402, headers: { "X-Why": "Sunday", "content-type": "application/problem+json" } },
    );
    expect([answer.status, answer.body]).toEqual([
      402,
      { ...message, details: "It is Sunday", hint: "Come tomorrow" },
    ]);
    expect(answer.headers.get("X-Why")).toBe("Sunday");
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await database.sql`select from forum.rooms where id = 99`).toHaveLength(0);
  });

  test("without details and hint, with a text for the status, and with any status", async () => {
    const odd = await raise(message, { status: 332, status_text: "My own", headers: {} });
    expect([odd.status, odd.body]).toEqual([332, { ...message, details: null, hint: null }]);
    expect(await raise(message, { status: 204, headers: {} })).toMatchObject({ status: 204, text: "" });
  });

  test.each([
    ["message", "Not today", { status: 402, headers: {} }],
    ["message", { code: "F01" }, { status: 402, headers: {} }],
    ["message", { code: 1, message: "Not today" }, { status: 402, headers: {} }],
    ["detail", message, undefined],
    ["detail", message, "402"],
    ["detail", message, { status: 402 }],
    ["detail", message, { status: 199, headers: {} }],
    ["detail", message, { status: "402", headers: {} }],
    ["detail", message, { status: 402, headers: { "X-One": 1 } }],
    ["detail", message, { status: 402, headers: { "Set-Cookie": "session=1" } }],
  ])("is told when its %s is wrong: %j, %j", async (part, given, detail) => {
    const { status, body } = await raise(given, detail);
    expect([status, body.code]).toEqual([500, "PGRST121"]);
    expect(body.details).toContain(part);
  });
});
