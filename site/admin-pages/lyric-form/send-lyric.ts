/**
 * Sends the song form so that what was typed outlives whatever happens on the way: a dead line or a failing server is an
 * answer like any other, and an ended session leads to the sign-in and from there back to the form.
 */
import { data } from "react-router";
import { unexpected } from "../components/outcome.ts";
import { leadToSignIn } from "../cut-off.ts";
import { alongside, type LyricAnswer } from "./lyric-answer.ts";
import { readText } from "./lyric-text.ts";

/**
 * The answer's status is that of a refusal where nothing was saved: then the page's own data need not be fetched anew.
 * @param send the server's action
 * @param request as the form made it; its address is that of the form
 * @param errorTitle of the message when the server cannot be reached
 * @throws the redirect to the sign-in
 */
export async function sendLyric(send: () => Promise<LyricAnswer>, request: Request, errorTitle: string) {
  const form = await request.clone().formData();
  try {
    const answer = await send();
    return data(answer, answer.isSaved ? 200 : 400);
  } catch (error) {
    leadToSignIn(error, request);
    const unanswered: LyricAnswer = {
      isSaved: false,
      outcome: { notice: { title: errorTitle, text: unexpected, failed: true } },
      trouble: "unreachable",
      text: readText(form),
      saveKey: String(form.get(alongside.saveKey) ?? ""),
      version: String(form.get(alongside.version) ?? ""),
    };
    return data(unanswered, 503);
  }
}
