import SwaggerParser from "@apidevtools/swagger-parser";
import { describe, expect, test } from "vitest";
import { openTestService, publicKey, secretKey } from "../testing/open-test-service.ts";

const songs = await openTestService("songs");
const shop = await openTestService("odd shop");
const forum = await openTestService("forum");

/** @throws what is not valid */
async function validate({ ask }: typeof shop, key: string) {
  const { body } = await ask("/", { key });
  const { paths = {} } = await SwaggerParser.validate(body);
  return Object.keys(paths);
}

describe("the description is valid OpenAPI", () => {
  test.each([
    ["songs", songs],
    ["a shop", shop],
    ["a forum", forum],
  ])("of %s, for both keys", async (_, service) => {
    expect(await validate(service, publicKey)).toContain("/");
    expect((await validate(service, secretKey)).length).toBeGreaterThan(5);
  });

  test("with names of any characters and of common parameters", async () => {
    await shop.database.sql`
      create table "the shop"."a/b~c {d} %41 #" (
        "select" text, "order" text, "limit" text, "x.y" text, "{z}" text, """" text)`;
    await shop.database.sql`grant all on "the shop"."a/b~c {d} %41 #" to service_role`;
    await shop.database.sql`
      create function "the shop"."f/{g} %41"("a/b" integer, "{c}" text)
        returns text language sql stable as 'select $2'`;
    await shop.service.reread();
    const paths = await validate(shop, secretKey);
    expect(paths).toEqual(
      expect.arrayContaining(["/a%2Fb~c%20%7Bd%7D%20%2541%20%23", "/rpc/f%2F%7Bg%7D%20%2541"]),
    );
  });
});
