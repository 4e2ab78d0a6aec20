/** Why nothing was drafted, and what to do next. */

export const noText = "Type or paste the lyrics in one script first.";
export const noLines = "The selected lines are blank.";
export const tooLong = "Nothing was written: lyrics may have at most 1,00,000 characters.";
export const bothHaveText = "Both scripts have text. Empty the one that is to be written.";
export const databaseFailed = "The database did not answer. Try again in a moment.";
export const noAnswer =
  "Nothing was written: the site did not answer. Your text is as it was. Try again in a moment.";
export const changedMeanwhile = "The text was changed meanwhile, so nothing was written. Try again.";
export const moved = "The lines stand in the field of their script now.";
export const tooLongToPaste = "Nothing was pasted: lyrics may have at most 1,00,000 characters.";
