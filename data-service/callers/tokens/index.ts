export { cacheTokens } from "./cache-tokens.ts";
export { readKeySet } from "./read-key-set.ts";
export { createTokenVerifier, type VerifyToken } from "./verify-token.ts";
