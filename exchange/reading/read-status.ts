/**
 * Reads whether a song is public, in the words of people and programs. A word that is not known makes no song public:
 * its row is wrong.
 */
import type { ExchangedSong, SongStatus } from "../songs/exchanged-song.ts";

const words: Readonly<Record<SongStatus, readonly string[]>> = {
  public: ["public", "published", "publish", "live", "visible", "प्रकाशित", "सार्वजनिक"],
  draft: [
    ...[
      "draft",
      "drafts",
      "auto-draft",
      "unpublished",
      "not published",
      "pending",
      "pending review",
      "in review",
    ],
    ...["future", "scheduled", "private", "hidden", "ड्राफ़्ट", "मसौदा", "प्रारूप", "अप्रकाशित"],
  ],
  withdrawn: ["withdrawn", "retracted", "taken down", "archived", "वापस लिया"],
};

const answers = {
  yes: ["yes", "true", "1", "y", "x", "✓", "✔", "हाँ", "हां"],
  no: ["no", "false", "0", "n", "नहीं"],
};

/** What is remarked of a status that cannot be read. */
export const understoodStatuses =
  "Use public (or published, live, प्रकाशित), draft (or pending, unpublished, ड्राफ़्ट, मसौदा) or withdrawn";

/**
 * @param column its name in the file: `published` and `draft` may be answered by yes and no
 * @returns undefined where it is none of the words
 */
export function readStatus(text: string, column: string): SongStatus | undefined {
  const key = keyOf(text);
  const [found] = Object.entries(words).find(([, known]) => known.some((word) => keyOf(word) === key)) ?? [];
  if (found) return found as SongStatus;
  const isYes = answers.yes.includes(key);
  if (!isYes && !answers.no.includes(key)) return undefined;
  if (/publi|प्रकाशित/i.test(column)) return isYes ? "public" : "draft";
  return /draft/i.test(column) ? (isYes ? "draft" : "public") : undefined;
}

function keyOf(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll("\u093c", "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ")
    .trim();
}

/**
 * Decides what a time means beside a status: whoever plans when a song becomes public has not made it public yet. A
 * time that is past is left out, since the song would be published at once.
 * @returns the song with a status where it has a time, which is to come and has a zone
 */
export function withTime<Song extends ExchangedSong>(song: Song, remark: (words: string) => void): Song {
  const { publish_at: publishAt = "", ...rest } = song;
  if (publishAt.trim() === "") return song;
  const isPublic = song.status === "public";
  const at = publishAt.includes("T") ? publishAt : `${publishAt}T00:00:00Z`;
  if (Date.parse(at) > Date.now()) {
    if (isPublic) remark(`It is to be published at ${at}, so it is a draft until then.`);
    return { ...song, status: isPublic ? "draft" : (song.status ?? "draft"), publish_at: at };
  }
  if (!isPublic) remark(`publish_at: ${at} is past and was left out, so it stays a draft.`);
  return { ...rest, status: song.status ?? "draft" } as Song;
}
