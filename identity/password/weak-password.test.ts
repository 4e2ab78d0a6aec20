import { describe, expect, test } from "vitest";
import { generatePassword } from "./generate-password.ts";
import { PasswordRefused, requireStrongPassword } from "./weak-password.ts";

const names = ["latika", "Geet Mala"];

function refusalOf(password: string): string {
  try {
    requireStrongPassword(password, "ADMIN_PASSWORD", names);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(PasswordRefused);
    return (error as Error).message;
  }
}

test("fewer than 12 characters are refused, counted as people count them", () => {
  expect(refusalOf("kT9#vLq2!xZ")).toBe(
    "ADMIN_PASSWORD is too short: use 12 characters or more, such as four unusual words.",
  );
  expect(refusalOf("kT9#vLq2!xZm")).toBe("");
  expect(refusalOf("🦔🪁🧿🫐🦑🪵kT9#v")).toContain("too short");
});

test("more than 1,000 characters are refused", () => {
  expect(refusalOf("kT9#vLq2!xZm".repeat(84))).toContain("too long: use 1000 characters or fewer");
});

describe("a password that is easy to guess is refused", () => {
  test.each([
    ["a common word with a year", "Password2026"],
    ["common words one after the other", "adminpassword"],
    ["signs in place of letters", "P@$$w0rd!!!!!!"],
    ["a digit in place of l or i", "We1come2Ind1a!!"],
    ["one character", "aaaaaaaaaaaaaaaa"],
    ["a repetition", "f7kf7kf7kf7kf7k"],
    ["digits in order", "123456789012"],
    ["digits backwards", "987654321098"],
    ["the alphabet", "abcdefghijklmnop"],
    ["a row of keys", "qwertyuiop123"],
    ["columns of keys", "1qaz2wsx3edc"],
    ["the user name", "latika123456"],
    ["the name of the site", "GeetMala@2025"],
    ["the name of this program", "antara-antara-1"],
    ["a declaration", "ILoveYou1234!"],
    ["a famous example", "correct horse battery staple"],
    ["nothing but signs", "!!!! ???? ----"],
  ])("%s", (_, password) => {
    expect(refusalOf(password)).toContain("ADMIN_PASSWORD is too easy to guess");
  });
});

test("the refusal never repeats the password", () => {
  for (const password of ["Password2026", "hunter2", "latika123456"])
    expect(refusalOf(password)).not.toContain(password);
});

test("unusual words, Devanagari and generated passwords are accepted", () => {
  for (const password of [
    "marzipan kettle orbit fjord",
    "my passport is under the fern",
    "बारिश में पीली छतरी",
  ])
    expect(refusalOf(password)).toBe("");
});

test("generated passwords are never refused and all different", () => {
  const generated = Array.from({ length: 500 }, generatePassword);
  for (const password of generated) {
    expect(password).toMatch(/^(?:[a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
    expect(refusalOf(password)).toBe("");
  }
  expect(new Set(generated).size).toBe(500);
});
