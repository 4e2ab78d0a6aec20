/** Why nothing was done to many songs, with messages for the administrator. */
import type { NearName } from "../names/find-near-name.ts";
import { type Refusal, Refused } from "../refused.ts";
import type { OfferedName } from "../songs/split-names.ts";
import { mostSongsOfBulkAction } from "./bulk-action.ts";

type BulkRefusalCode =
  | "none-chosen"
  | "too-many"
  | "gone"
  | "text-missing"
  | "text-invalid"
  | "unknown-name"
  | "none-left"
  | "album-ambiguous"
  | "nothing-changes"
  | "busy"
  | "not-waiting"
  | "not-undoable";

type BulkRefusal = Refusal<BulkRefusalCode, "text">;

/** Nothing was changed. The message names the cause and the next step. */
export class BulkRefused extends Refused<BulkRefusalCode, "text"> {
  override readonly name = "BulkRefused";
}

/**
 * Compares names: the server makes the runner, and its class is not the same object as the one in the site's bundle.
 */
export function isBulkRefused(error: unknown): error is BulkRefused {
  return error instanceof Error && error.name === "BulkRefused";
}

const refusal = (code: BulkRefusalCode, message: string, field: "text" | null = null): BulkRefusal => ({
  code,
  field,
  message,
});

export const noneChosen = refusal("none-chosen", "No song is chosen. Please choose songs in the list.");
export const tooManyChosen = refusal(
  "too-many",
  `At most ${mostSongsOfBulkAction} songs can be changed at once. Please choose fewer.`,
);
export const bulkGone = refusal(
  "gone",
  "These songs are no longer kept as chosen. Please choose them again in the list.",
);
export const bulkBusy = refusal(
  "busy",
  "Another bulk action is under way. Please wait until it is done, and try again.",
);
export const notWaiting = refusal("not-waiting", "This was started already, or the question has changed.");
export const notUndoable = refusal("not-undoable", "This was not carried out, or it is undone already.");

export const noPublicSong = refusal("none-left", "None of the chosen songs is public any more.");
export const noDraft = refusal("none-left", "None of the chosen songs is a draft any more.");

/** @param what is missing, such as `genre` */
export const textMissing = (what: string) => refusal("text-missing", `Please enter a ${what}.`, "text");
export const textInvalid = (message: string) => refusal("text-invalid", message, "text");
export const unknownName = (name: string) =>
  refusal("unknown-name", `Nobody of these is named "${name}". Please look at the spelling.`, "text");
export const mayBeOthers = ({ typed, names }: OfferedName) => {
  const [last = "", ...others] = names.toReversed();
  const first = others.toReversed().join(", ");
  const advice =
    names.length === 0
      ? `"${typed}" is nobody.`
      : names.length === 1
        ? `"${typed}" may be ${last}.`
        : `"${typed}" may be ${names.length} people. Add one at a time: ${first}, then ${last}.`;
  return textInvalid(`${advice} If it is one name, press "Add credit" again.`);
};
/** @param noun of the text, such as `genre` */
export const mayBeAnother = (typed: string, { name }: NearName, noun: string) =>
  textInvalid(`"${typed}" may be "${name}". If it is another ${noun}, press "Set ${noun}" again.`);
export const ambiguousAlbum = (name: string, years: string) =>
  refusal(
    "album-ambiguous",
    `There are several albums named "${name}": ${years}. Please enter the album with its year, such as "${name} (${years.split(",")[0]})".`,
    "text",
  );
export const nothingChanges = (songs: string) =>
  refusal("nothing-changes", `${songs} so already. Nothing would change.`);
