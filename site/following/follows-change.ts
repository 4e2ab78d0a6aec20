/** Marks what an open page asks because the catalogue has changed: nobody has clicked, and nobody is to be led away. */

/** Name of the header; its value does not matter. */
export const followsChange = "X-Follows-Change";
