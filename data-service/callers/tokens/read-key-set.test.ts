import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportJWK, generateKeyPair } from "jose";
import { afterAll, expect, test } from "vitest";
import { readKeySet } from "./read-key-set.ts";

const folder = mkdtempSync(join(tmpdir(), "keys-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (content: unknown) => {
  const path = join(folder, "keys.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

const pair = await generateKeyPair("ES256", { extractable: true });
const publicKey = await exportJWK(pair.publicKey);

test("a file of public keys is read", async () => {
  expect(await readKeySet(fileOf({ keys: [publicKey] }))).toEqual({ keys: [publicKey] });
});

test("a file that does not exist is refused", async () => {
  await expect(readKeySet(join(folder, "none"))).rejects.toThrow(
    "The file of DATA_API_JWKS_FILE cannot be read (ENOENT).",
  );
});

test.each([
  ["{", /is no JSON Web Key Set/],
  [{ keys: [] }, /is no JSON Web Key Set/],
  [publicKey, /is no JSON Web Key Set/],
  [{ keys: [publicKey, await exportJWK(pair.privateKey)] }, /a private key or a secret as key 2/],
  [{ keys: [{ kty: "oct", k: "c2VjcmV0" }] }, /a private key or a secret as key 1/],
  [{ keys: [{ ...publicKey, crv: "P-521" }] }, /a key 1 that is of none of/],
  [{ keys: [{ kty: "EC", crv: "P-256", x: publicKey.x }] }, /a key 1 that is not complete/],
])("a file with %j is refused", async (content, reason) => {
  await expect(readKeySet(fileOf(content))).rejects.toThrow(reason);
});
