/** What is said before and after an action on many songs. */
import type { BulkAction, BulkTarget, CreditedPeople, UndoableVerb } from "#catalogue";
import { formatCount, formatNumber } from "../../components/format-count.ts";

type Said = Pick<BulkAction, "verb" | "target" | "songCount" | "publicCount" | "draftCount" | "changing">;

const personOf: Readonly<Record<CreditedPeople, string>> = {
  singers: "singer",
  lyricists: "lyricist",
  music_directors: "music director",
};

/** @returns the noun of what is set, such as `genre` */
function nounOf(verb: UndoableVerb, { people = "singers" }: BulkTarget): string {
  switch (verb) {
    case "set-genre":
      return "genre";
    case "set-album":
      return "album";
    case "set-year":
      return "year";
    default:
      return personOf[people];
  }
}

/** @returns such as `genre "Ghazal"`, `year 1975` */
function whatIsSet(verb: UndoableVerb, target: BulkTarget): string {
  const noun = nounOf(verb, target);
  return verb === "set-year" ? `${noun} ${target.text}` : `${noun} "${target.text}"`;
}

/** @returns for example `312 songs get the genre "Ghazal". 14 have it already; 298 change.` */
export function bulkQuestion({ verb, target, songCount, publicCount, draftCount, changing }: Said): string {
  if (verb === null || verb === "undo") return "";
  if (verb === "rename-genre")
    return `${formatCount(changing, "song")} of "${target.from}" ${changing === 1 ? "becomes" : "become"} "${target.text}".`;
  const existing = verb === "publish" ? draftCount : publicCount;
  const gone = songCount - existing;
  const rest = existing - changing;
  // Of a credit that is taken away the songs that have it are the subject.
  const isRemoval = verb === "remove-credit";
  const subject = isRemoval ? changing : existing;
  return [
    `${formatCount(subject, "song")} ${verbOf(verb, target, subject)}.`,
    ...(rest > 0
      ? [
          isRemoval
            ? `${formatNumber(rest)} of the chosen songs ${rest === 1 ? "does" : "do"} not have this credit.`
            : `${formatNumber(rest)} ${rest === 1 ? "has" : "have"} it already; ${formatNumber(changing)} ${changing === 1 ? "changes" : "change"}.`,
        ]
      : []),
    ...(gone > 0 ? [`${formatNumber(gone)} of the chosen songs ${left(verb, gone)}.`] : []),
  ].join(" ");
}

function left(verb: UndoableVerb, count: number): string {
  const is = count === 1 ? "is" : "are";
  return verb === "publish" ? `${is} no draft` : `${is} not public`;
}

function verbOf(verb: UndoableVerb, target: BulkTarget, count: number): string {
  const isOne = count === 1;
  if (verb === "delete") return isOne ? "goes to the trash" : "go to the trash";
  if (verb === "publish") return isOne ? "is published" : "are published";
  if (verb === "withdraw") return isOne ? "is withdrawn" : "are withdrawn";
  if (verb === "remove-credit") return `${isOne ? "loses" : "lose"} the ${whatIsSet(verb, target)}`;
  return `${isOne ? "gets" : "get"} the ${whatIsSet(verb, target)}`;
}

export function bulkEffect({ verb, target }: Pick<Said, "verb" | "target">): string {
  const isMade = (verb === "set-album" || verb === "add-credit") && target.id === null;
  return [
    ...(isMade && verb ? [`This ${nounOf(verb as UndoableVerb, target)} is new and will be added.`] : []),
    ...(verb === "delete" ? ["Deleted songs stay there for 30 days."] : []),
    ...(verb === "withdraw" ? ["Withdrawn songs are drafts, which visitors do not see."] : []),
    "All is done at once, and can be undone with one button.",
  ].join(" ");
}

/** @returns the word of the button that does it */
export function bulkConfirmation(verb: Said["verb"]): string {
  switch (verb) {
    case "delete":
      return "Delete";
    case "publish":
      return "Publish";
    case "withdraw":
      return "Withdraw";
    default:
      return "Change";
  }
}

/** @returns for example `298 songs got the genre "Ghazal".` */
export function bulkDone({
  verb,
  target,
  changing,
  undone,
}: Pick<BulkAction, "verb" | "target" | "changing" | "undone">): string {
  const songs = formatCount(changing, "song");
  switch (verb) {
    case null:
      return "";
    case "undo":
      return `${undone ? `Undone: ${bulkTitle(undone)}. ` : ""}${songs} ${changing === 1 ? "is what it was" : "are what they were"} before.`;
    case "delete":
      return `${songs} went to the trash.`;
    case "rename-genre":
      return `${songs} of "${target.from}" became "${target.text}".`;
    case "publish":
      return `${songs} ${changing === 1 ? "was" : "were"} published.`;
    case "withdraw":
      return `${songs} ${changing === 1 ? "was" : "were"} withdrawn.`;
    case "remove-credit":
      return `${songs} lost the ${whatIsSet(verb, target)}.`;
    default:
      return `${songs} got the ${whatIsSet(verb, target)}.`;
  }
}

/** @returns what is done, for a list: `Set genre "Ghazal"` */
export function bulkTitle({
  verb,
  target,
  undone,
}: Pick<BulkAction, "verb" | "target"> & { readonly undone?: BulkAction["undone"] }): string {
  switch (verb) {
    case null:
      return "";
    case "undo":
      return undone ? `Undo: ${bulkTitle(undone)}` : "Undo";
    case "delete":
      return "Delete";
    case "publish":
      return "Publish";
    case "withdraw":
      return "Withdraw";
    case "rename-genre":
      return `Rename genre "${target.from}" to "${target.text}"`;
    case "add-credit":
      return `Add ${whatIsSet(verb, target)}`;
    case "remove-credit":
      return `Take away ${whatIsSet(verb, target)}`;
    default:
      return `Set ${whatIsSet(verb, target)}`;
  }
}

/** @returns for example `"Ek", "Do" and 3 more` */
export function namedSongs(titles: readonly string[], count: number): string {
  const named = titles.slice(0, 5).map((title) => `"${title}"`);
  const more = count - named.length;
  return named.join(", ") + (more > 0 ? ` and ${formatNumber(more)} more` : "");
}
