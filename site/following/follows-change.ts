/**
 * Marks the requests of an open page after a change of the catalogue: no visitor sent them, and none should be
 * redirected by them.
 */

/** Name of a header; its value does not matter. */
export const followsChange = "X-Follows-Change";
