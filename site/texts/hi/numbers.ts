/** Numbers, counted nouns and lists in Hindi. Its `one` is 0 and 1. */
import { numbersOf } from "../numbers.ts";

export const { number, count, list } = numbersOf("hi-IN");
