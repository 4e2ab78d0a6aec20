/** The door of signed tokens: which keys sign them, whether one is valid, and what is remembered of it. */
export { cacheTokens } from "./cache-tokens.ts";
export { readKeySet } from "./read-key-set.ts";
export { createTokenVerifier, type VerifyToken } from "./verify-token.ts";
