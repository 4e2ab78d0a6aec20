/** Answers in plain text: what is refused, is not there or has failed. */
import { count } from "./cards.ts";

export const refusals = {
  /** @param isOwn so many came from the visitor's network, and not from all together */
  tooMany: (what: "requests" | "reports", isOwn: boolean, seconds: number) =>
    `Too many ${what} ${isOwn ? "from your network" : "at the moment"}. Please try again in ${timeOf(seconds)}.`,
  overload: "Too many people are reading at this moment. Please try again in a moment.",
  failed: "Something went wrong on our side. Please try again in a moment.",
  addressTooLong: "This address is too long.",
  formTooLong: "What was sent is too long. Please shorten it.",
  formEncoded: "What was sent is compressed (Content-Encoding), and is not read. Please send it as it is.",
  twoHosts: "This request names its host twice. Send one Host header.",
  foreign: "This was not sent by a page of this site, so it is refused.",
  noSong: "There is no such song.",
  noSitemap: "There is no such sitemap.",
  noPicture: "No such picture.",
  pictureFailed: "This picture cannot be made at the moment.",
  viewsByPost: "Views are counted by POST.",
};

function timeOf(seconds: number): string {
  return seconds > 120
    ? count(Math.ceil(seconds / 60), { other: "minutes" })
    : count(seconds, { one: "second", other: "seconds" });
}
