import { expect, test } from "vitest";
import { hashPassword, isOutdated, verifyPassword } from "./hash-password.ts";

const password = "marzipan kettle orbit fjord";
const stored = await hashPassword(password);

test("only the right password fits its hash", async () => {
  expect(await verifyPassword(password, stored)).toBe(true);
  for (const wrong of ["", "Marzipan kettle orbit fjord", `${password} `, stored])
    expect(await verifyPassword(wrong, stored)).toBe(false);
});

test("a hash says with which algorithm and cost it was made, and never twice the same", async () => {
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await hashPassword(password)).not.toBe(stored);
});

test("a hash that another program made by the same standard is understood", async () => {
  // From the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1 -l 32, password "password".
  const foreign = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
  expect(await verifyPassword("password", foreign)).toBe(true);
  expect(await verifyPassword("passwort", foreign)).toBe(false);
});

test("an accented letter matches however the keyboard composes it", async () => {
  expect(await verifyPassword("caf\u00e9 au lait", await hashPassword("cafe\u0301 au lait"))).toBe(true);
});

test("a hash of another cost is outdated, and still matches", async () => {
  const cheap = await hashPassword(password, { memoryKiB: 1024, passes: 1, parallelism: 1 });
  expect(isOutdated(cheap)).toBe(true);
  expect(isOutdated(stored)).toBe(false);
  expect(await verifyPassword(password, cheap)).toBe(true);
});

test("a value that is not our hash is refused with the next step and is not repeated", async () => {
  for (const other of ["", "plain text", stored.replace("argon2id", "argon2i"), stored.slice(0, 60)]) {
    const refusal = verifyPassword(password, other);
    await expect(refusal).rejects.toThrow("npm run set-password");
    await expect(refusal).rejects.not.toThrow("plain text");
  }
});
