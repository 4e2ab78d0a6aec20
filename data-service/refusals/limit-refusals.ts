/** The refusals of requests that exceed a limit. */
import * as limits from "../limits.ts";
import { row } from "./refusal.ts";

const inParts = "Ask for it in several requests.";

export const limitRefusals = {
  addressTooLong: row("ANTARA001", 414, {
    message: () => `The address has more than ${limits.maxAddressLength} characters`,
    hint: () => inParts,
  }),
  bodyTooLarge: row<{ most: number }>("ANTARA002", 413, {
    message: ({ most }) => `The body has more than ${most} bytes`,
    hint: () => "Send it in several requests.",
  }),
  tooDeep: row("ANTARA003", 400, {
    message: () => `Embeddings are nested more than ${limits.maxNesting} deep`,
    hint: () => inParts,
  }),
  tooManyEmbeddings: row("ANTARA004", 400, {
    message: () => `There are more than ${limits.maxEmbeddings} embeddings`,
    hint: () => inParts,
  }),
  tooManyConditions: row("ANTARA005", 400, {
    message: () => `There are more than ${limits.maxConditions} conditions`,
    hint: () => "Use 'in' for many values of one column.",
  }),
  listTooLong: row("ANTARA006", 400, {
    message: () => `A list has more than ${limits.maxListLength} values`,
    hint: () => inParts,
  }),
  tooManyRowsSent: row("ANTARA007", 413, {
    message: () => `The body has more than ${limits.maxRowsSent} rows`,
    hint: () => "Send them in several requests.",
  }),
  tooManyNamesSent: row("ANTARA014", 413, {
    message: () => `A row of the body has more than ${limits.maxNamesSent} names`,
    hint: () => "Send only what the table or function has: no table of PostgreSQL has more columns.",
  }),
  answerTooLarge: row("ANTARA013", 400, {
    message: () => `The answer has more than ${limits.maxBytesShown} bytes`,
    hint: () => "Ask for fewer rows, columns or embeddings.",
  }),
  logicTooDeep: row("ANTARA008", 400, {
    message: () => `'and' and 'or' are nested more than ${limits.maxLogicDepth} deep`,
  }),
};
