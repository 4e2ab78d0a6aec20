/** Generates a password that cannot be guessed and is easy to copy by hand. */
import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** Four groups of five characters: 99 bits. */
const groups = 4;
const charactersInGroup = 5;

export function generatePassword(): string {
  const character = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: charactersInGroup }, character).join("");
  return Array.from({ length: groups }, group).join("-");
}
