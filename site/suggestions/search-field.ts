/** Selects the search fields that have suggestions. */
export const searchField = "[role=search] input[name=q]";
