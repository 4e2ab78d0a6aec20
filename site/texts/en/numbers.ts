/** Numbers, counted nouns and lists in English, as India writes them. */
import { numbersOf } from "../numbers.ts";

export const { number, count, list } = numbersOf("en-IN");
