import { expect, test } from "vitest";
import { titleOf } from "./title-case.ts";

test.each([
  ["Dil-e-naadaan tujhe hua kya hai,", "Dil-e-Naadaan Tujhe Hua Kya Hai"],
  ["sang-o-khisht", "Sang-o-Khisht"],
  ["e dil o dilbar -", "E Dil O Dilbar"],
  ["'ishq' mein mudda'a kya…", "'Ishq' Mein Mudda'a Kya"],
  ["o-ho, ae-dil", "O-Ho, Ae-Dil"],
  ["  yeh kaisa hai?  ", "Yeh Kaisa Hai?"],
  ["éclair ātmā", "Éclair Ātmā"],
  ["दिल", ""],
  ["", ""],
])("%j makes the title %j", (line, title) => {
  expect(titleOf(line)).toBe(title);
});
