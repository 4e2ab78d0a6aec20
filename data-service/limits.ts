/** What one request may ask for. Each limit has its refusal in `errors.ts`, and a test. */

/** Of path and query together, in characters. Longer than any list of 1,000 ids. */
export const longestAddress = 16_000;

/** Embeddings within embeddings: `a(b(c(d)))` is four. */
export const deepestNesting = 4;

/** Embeddings in one request, at all levels. */
export const mostEmbeddings = 20;

/** Conditions of filters in one request, those inside `and` and `or` too. */
export const mostConditions = 100;

/** `and(or(and(…)))` */
export const deepestLogic = 10;

/** Values in `in.(…)`, `any`, `all`. */
export const longestList = 1_000;

/** Rows in one answer, and in one embedding of a row. */
export const mostRows = 1_000;

/** Of a request's body, in bytes. */
export const longestBody = 4 * 1_024 * 1_024;

/** Rows in one body. */
export const mostRowsSent = 10_000;

/** How long one statement may take, in milliseconds, by who asks. */
export const statementTime = { visitor: 2_500, service: 30_000 } as const;

/** Connections to the database, by who asks. */
export const connections = { visitor: 8, service: 4 } as const;

/** Of those, held by the statements of one network; by dear ones of all. Half where there are fewer connections. */
export const connectionsOfNetwork = { visitor: 4, service: 4 } as const;
export const connectionsOfDear = { visitor: 4, service: 4 } as const;

/** As how many statements of its network a dear one counts. */
export const weightOfDear = 2;

/** Levels of embeddings beyond which a statement is dear. */
export const deepestPlain = 2;

/** How many requests of one role may wait for a connection, and how long, in milliseconds. */
export const mostWaiting = 1_000;
export const longestWait = 2_500;

/** Readings, word for word, whose plans are remembered; each takes a few kilobytes. */
export const mostPlansRemembered = 300;

/** Forms of statements that stay prepared, at about 100 KB a connection each. */
export const mostPrepared = 100;

/** Forms of statements that are remembered until they come a second time. */
export const mostRemembered = 1_000;
