/** About Us: why the site exists, what it wants to become, how it is made, and where else it is. */
import { list } from "./cards.ts";

export const aboutUs = {
  ornament: "अपनी बात",
  description: (site: string) =>
    `Why ${site} gathers the words of Hindi songs in Devanagari and in Roman script: mission and vision.`,
  lead: (site: string) =>
    `${site} is a place for the words of Hindi songs: film songs, ghazals, bhajans and folk songs, written so that everyone who hears them can also read them.`,
  sections: {
    mission: {
      heading: "Our Mission",
      gist: "Every word of a song, in the script you read.",
      text: (
        <>
          <p>
            A song travels further than the script in which it was written. It is sung at weddings by people
            who grew up with Devanagari, hummed in cars by people who never learned it, and looked up at
            midnight by someone who caught half a line on the radio.
          </p>
          <p>
            We write the words down for all of them: in Devanagari, as the poet wrote them, and in Roman
            letters, as they sound. Both stand side by side, line for line, so that one can be read with the
            help of the other.
          </p>
          <p>
            And we name the people. Behind a voice that everyone knows stand a lyricist and a music director
            whom few could name. Here each of them has a page, and each song leads to all three.
          </p>
        </>
      ),
    },
    vision: {
      heading: "Our Vision",
      gist: "A shelf on which no song is missing.",
      text: (
        <>
          <p>
            We imagine a shelf with every Hindi song that was ever loved, from the first talkies to this
            Friday’s release. Anyone can reach it, on a small phone and on a slow line, without an account and
            without being watched.
          </p>
          <p>
            We want the words to be right before they are many. A verse that is misheard once is copied a
            thousand times; a verse that is put right once stays right for everyone who comes after.
          </p>
        </>
      ),
    },
    pages: {
      heading: "How It Is Made",
      gist: "Record sleeves, printed anew for every song.",
      text: (
        <>
          <p>
            The word in our logo is <span lang="hi">अंतरा</span>, <i lang="hi-Latn">antara</i>: the verse of a
            song, the part that comes after the refrain and says what the refrain meant. Its dot is a record.
          </p>
          <p>
            Songs that come without a cover get one of ours, printed in twelve inks from nothing but their
            title. The same title always gives the same sleeve, and its colour becomes the colour of the page.
          </p>
          <p>
            What we keep about you while you read fits into a few lines of the{" "}
            <a href="/privacy-policy">Privacy Policy</a>; what you may do with what you read stands in the{" "}
            <a href="/terms-of-use">Terms of Use</a>.
          </p>
        </>
      ),
    },
  },
  follow: {
    heading: "Follow",
    gist: "New songs come here first.",
    page: (site: string, network: string) => `${site} on ${network}`,
    noPage: (networks: readonly string[]) =>
      `We have no page on ${list(networks, "disjunction")} yet. As soon as there is one, the icon at the foot of each page will lead to it.`,
    newest: (
      <p>
        The newest songs stand under <a href="/#latest-lyrics">Latest Lyrics</a>, and a feed reader brings
        them to you by <a href="/feed.xml">our feed</a>.
      </p>
    ),
  },
  contact: (email: string) => ({
    heading: "Write to Us",
    gist: "A wrong word is soon put right.",
    text: (
      <p>
        Did you find a mistake, or miss a song? Write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    ),
  }),
};
