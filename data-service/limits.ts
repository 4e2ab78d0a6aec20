/** Limits of one request. Each has its refusal in `refusals/`, and a test. */

const second = 1_000;
const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;

/** Path and query together, in characters: as many as the site lets through. Enough for a list of 1,000 ids. */
export const maxAddressLength = 8_000;

/** Depth of nested embeddings: `a(b(c(d)))` has four. */
export const maxNesting = 4;

/** Embeddings in one request, at all levels. */
export const maxEmbeddings = 20;

/** Conditions of filters in one request, including those inside `and` and `or`. */
export const maxConditions = 100;

/** Depth of nested `and` and `or`: `and(or(and(…)))` has three. */
export const maxLogicDepth = 10;

/** Values in `in.(…)`, `any`, `all`. */
export const maxListLength = 1_000;

/** Rows in one response, and in one embedding of a row. */
export const maxRows = 1_000;

/**
 * What one response shows, in bytes: nested embeddings multiply rows, and this process needs seven times as much
 * memory.
 */
export const maxBytesShown = 16 * megabyte;

/**
 * A request's body, in bytes, by caller: reading one takes the time of all callers, and is done before PostgreSQL can
 * say who may write. Visitors seldom write; roles of tokens do, for users whom somebody knows.
 */
export const maxBodyBytes = { visitor: 64 * kilobyte, token: 1 * megabyte, service: 4 * megabyte } as const;

/** Rows in one body. */
export const maxRowsSent = 10_000;

/** Names in one row of a body; a table of PostgreSQL has at most as many columns. */
export const maxNamesSent = 1_600;

/** Arguments that the refusal of an unknown function lists; a function of PostgreSQL has at most as many. */
export const maxArgumentsListed = 100;

/** Timeout of one statement, in milliseconds, by caller. */
export const statementTime = { visitor: 2.5 * second, service: 30 * second } as const;

/** Connections to the database, by caller. */
export const connections = { visitor: 8, service: 4 } as const;

/**
 * The part of them for one network, and for expensive statements of all networks. Visitors get at most half of them.
 */
export const connectionsOfNetwork = { visitor: 4, service: 4 } as const;
export const connectionsForExpensive = { visitor: 4, service: 4 } as const;

/**
 * Quick statements of one network that share a connection with those of others, which wait for them. Those whose time
 * depends on their values may have the first four places only.
 */
export const sharingOfNetwork = 16;
export const sharingWithValues = 4;

/** An expensive statement counts as this many statements of its network. */
export const weightOfExpensive = 2;

/** A statement with deeper embeddings is expensive. */
export const maxCheapNesting = 2;

/** A statement that skips more rows is expensive. An answer may have as many. */
export const maxCheapOffset = 1_000;

/** How many requests of one role may wait for a connection, and for how long, in milliseconds. */
export const maxWaiting = 1_000;
export const maxWaitMs = 2_500;

/** Cached plans of read requests; each takes a few kilobytes. */
export const maxCachedPlans = 300;

/** Valid tokens that need not be verified again; each takes about a kilobyte. */
export const maxVerifiedTokens = 1_000;

/** Prepared statements, at about 100 KB per connection each. */
export const maxPrepared = 100;

/** Statement texts that are remembered, to detect repeated and quick ones. */
export const maxRemembered = 1_000;
