/**
 * Signs in by a passkey alone: by the button of the sign-in page, or chosen from the suggestions of its name field.
 */
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useSubmit } from "react-router";
import { showNotice } from "../../components/notice-channel.ts";
import { form } from "../../texts/en/administration.ts";
import { askForExisting, loadAuthenticator } from "../password-and-passkeys/ask-authenticator.ts";
import { fetchChallenge } from "../password-and-passkeys/fetch-challenge.ts";
import { offerPasskeys } from "../password-and-passkeys/offer-passkeys.ts";

interface PasskeySignInProps {
  /** Where passkeys work. */
  readonly origin: string;
  /** Whether this page was opened there. */
  readonly areHere: boolean;
}

export function PasskeySignIn({ origin, areHere }: PasskeySignInProps) {
  const { signIn, isAsking } = usePasskey(areHere);
  const { search } = useLocation();
  if (!areHere)
    return (
      <p className="other-way">
        Passkeys work at <a href={`${origin}/admin${search}`}>{origin}</a>.
      </p>
    );
  return (
    <button
      type="button"
      className="button outlined other-way needs-scripts"
      onClick={signIn}
      onPointerEnter={loadAuthenticator}
      onFocus={loadAuthenticator}
      aria-disabled={isAsking}
    >
      {isAsking ? "Waiting for the passkey…" : "Sign in with a passkey"}
    </button>
  );
}

function usePasskey(areHere: boolean) {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  const send = (passkey: string) => {
    setSent(true);
    submit({ passkey }, { method: "post", action: pathname + search });
  };
  const sendChosen = useEffectEvent(send);
  // What was refused is not offered again: the button remains.
  const isOffered = areHere && !isAsking && !isSent;
  useEffect(() => {
    if (isOffered) return offerPasskeys((answer) => sendChosen(answer));
  }, [isOffered]);
  const signIn = async () => {
    if (isAsking) return;
    setAsking(true);
    const options = await fetchChallenge();
    const answer = options ? await askForExisting(options) : { problem: form.noAnswer };
    if ("problem" in answer) showNotice({ title: "Login Failed", text: answer.problem, failed: true });
    else send(answer.json);
    setAsking(false);
  };
  return { signIn, isAsking };
}
