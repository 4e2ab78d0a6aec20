import { describe, expect, test } from "vitest";
import { castTypes } from "../plan/find-field.ts";
import { openTestService } from "../testing/open-test-service.ts";

const { ask } = await openTestService("library");

describe("a cast", () => {
  test.each([
    ["number::int", 2],
    ["number::int2", 2],
    ["number::float", 1.5],
    ["number::decimal", 1.5],
    ["number::varchar", "1.5"],
    ["number::character varying", "1.5"],
    ["number::CHARACTER  Varying", "1.5"],
    ["number::char", "1"],
    ["word::bool", true],
    ["word::bytea", "\\x74727565"],
    ["word::jsonb", true],
    ["moment::timestamp without time zone", "2024-05-06T07:08:09"],
    ["moment::timestamp with time zone", "2024-05-06T07:08:09+00:00"],
    ["moment::time", "07:08:09"],
    ["moment::timetz", "07:08:09+00"],
    ["list::_int4", [1, 2]],
    ["list::_text", ["1", "2"]],
  ])("%s shows %j", async (cast, value) => {
    const answered = await ask(`/samples?select=value:${cast}`);
    expect([answered.status, answered.body]).toEqual([200, [{ value }]]);
  });

  test.each([...castTypes])("to %s is one that PostgreSQL knows", async (type) => {
    const { status, body } = await ask(`/samples?select=value:word::${type}&id=eq.0`);
    expect([status, body]).toEqual([200, []]);
  });

  test.each(["regclass", "xml", "money", "library", "int4range", "__int4", "oid"])(
    "to %s is refused with the list of the allowed ones",
    async (type) => {
      const { status, body } = await ask(`/samples?select=word::${type}`);
      expect([status, body.code]).toEqual([400, "ANTARA009"]);
      expect(body.hint).toContain("timestamp with time zone");
    },
  );
});
