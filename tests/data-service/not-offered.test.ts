/** What a client of Supabase hears of services that Antara does not have. */
import { expect, test } from "vitest";
import { ownSite } from "../process/own-site.ts";
import { clientOf, keySettings, keys } from "./client.ts";

const site = ownSite(keySettings);
const client = () => clientOf(site.address, "anon");
const notOffered = /: not offered by Antara, which offers \/rest\/v1/;

test("signing in is refused with a reason, and not tried again", async () => {
  const { error } = await client().auth.signInWithPassword({ email: "asha@example.org", password: "geet" });
  expect(error).toMatchObject({ name: "AuthApiError", code: "not_offered", status: 404 });
  expect(error?.message).toMatch(notOffered);
});

test("uploading a file is refused with a reason", async () => {
  const { error } = await client().storage.from("covers").upload("a.txt", "la la");
  expect(error).toMatchObject({ name: "StorageApiError", statusCode: "404" });
  expect(error?.message).toMatch(notOffered);
});

test("calling a function outside of the database is refused with a reason", async () => {
  const { error } = await client().functions.invoke("hello");
  expect(await error.context.json()).toMatchObject({ message: expect.stringMatching(notOffered) });
});

test("a GraphQL query is answered with an error in the form of GraphQL", async () => {
  const answer = await fetch(`${site.address}/graphql/v1`, {
    method: "POST",
    headers: { apikey: keys.anon, "Content-Type": "application/json" },
    body: JSON.stringify({ query: "{ lyricsCollection { edges { node { title } } } }" }),
  });
  expect(await answer.json()).toMatchObject({
    data: null,
    errors: [{ message: expect.stringMatching(notOffered) }],
  });
});

test("a page of another site may read the reason", async () => {
  const headers = { Origin: "https://app.example", "Access-Control-Request-Headers": "apikey" };
  const preflight = await fetch(`${site.address}/auth/v1/token`, { method: "OPTIONS", headers });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe("apikey");
  const answer = await fetch(`${site.address}/auth/v1/user`, { headers });
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
});
