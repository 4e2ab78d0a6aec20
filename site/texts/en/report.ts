/** The page on which a visitor reports a mistake in a song. */
import { number } from "./cards.ts";

export const report = {
  title: (heading: string, song: string, site: string) => `${heading}: ${song} - ${site}`,
  heading: "Report a Mistake",
  line: "The line:",
  kind: "What is wrong?",
  kinds: { lyrics: "Lyrics", names: "Names", video: "Video", other: "Something else" },
  text: "Tell us more",
  hint: (most: number) => `At most ${number(most)} characters.`,
  privacy: "The administrator of this site reads your report. No name and no address is stored with it.",
  send: "Send report",
  errors: {
    kind: "Please choose what is wrong.",
    text: (most: number) => ({
      missing: "Please say what is wrong.",
      tooLong: `The text may have at most ${number(most)} characters. Please shorten it.`,
    }),
    failed: "Your report could not be stored at this moment. Please send it again in a little while.",
  },
  thanks: "Thank You",
  outcomes: {
    stored: "Your report was sent. The administrator of this site will read it.",
    full: "Many reports are waiting to be read already, so yours was not stored.",
  },
  back: "Back to",
};
