/** Drafts the script that songs lack, for all songs, or shows what would be drafted. */
import { countSongGaps, previewDrafts, redraftSongs, type Script } from "#catalogue";
import { runCommand, withDatabase } from "#terminal";

const help = `Usage: npm run draft-scripts -- [--dry-run]

Makes a new draft of the other script for each song that has only one, by the rules and by what all songs teach about the
spelling of words. Readers are offered these drafts as machine-made versions (Site Settings), and the administrator looks through
them (Manage Lyrics). A running site drafts each changed song by itself; this command renews the drafts of all the others.
Never changes the lyrics of a song. Works beside a running site.

  --dry-run   stores nothing; prints each song that lacks a script, with the share of words that the draft is sure of`;

const scriptNames: Readonly<Record<Script, string>> = { hindi: "Hindi", english: "English" };

await runCommand({ help, flags: ["dry-run"] }, ({ flags }) =>
  withDatabase("draft-scripts", async ({ sql }) => {
    if (flags["dry-run"] === true) return preview(sql);
    await redraftSongs(sql, (songs) => console.log(`${songs} songs done.`));
    const { hindi = 0, english = 0 } = await countSongGaps(sql);
    console.log(summary({ hindi, english }));
  }),
);

async function preview(sql: Parameters<typeof previewDrafts>[0]): Promise<void> {
  const counts = { hindi: 0, english: 0 };
  for await (const { id, title, lacks, words, unsureWords } of previewDrafts(sql)) {
    counts[lacks] += 1;
    const sure = Math.floor((100 * (words - unsureWords)) / words);
    console.log(
      `${id}: ${JSON.stringify(title)} lacks ${scriptNames[lacks]}: ${sure} % of ${words} words are sure`,
    );
  }
  console.log(summary(counts));
}

function summary({ hindi, english }: Readonly<Record<Script, number>>): string {
  return `Songs that lack a script: ${hindi} without Hindi, ${english} without English.`;
}
