/** How a draft is asked for without scripts, and by keys. No browser uses these keys, and every keyboard has them. */

/** The intent of the button that drafts. */
export const draftIntent = "draft";

export const draftKey = "F2";
export const nextUnsureKey = "F8";
