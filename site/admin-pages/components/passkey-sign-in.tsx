/** The button of the sign-in page that signs in by a passkey alone. */
import { useState } from "react";
import { useLocation, useSubmit } from "react-router";
import { showNotice } from "../../components/notice-channel.ts";
import { noAnswer } from "../call-server-action.ts";
import { askForExisting, loadAuthenticator } from "../password-and-passkeys/ask-authenticator.ts";

interface PasskeySignInProps {
  /** Where passkeys work. */
  readonly origin: string;
  /** Whether this page was opened there. */
  readonly areHere: boolean;
}

export function PasskeySignIn({ origin, areHere }: PasskeySignInProps) {
  const { signIn, isAsking } = usePasskey();
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

function usePasskey() {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const signIn = async () => {
    if (isAsking) return;
    setAsking(true);
    const answer = await askedAnswer();
    setAsking(false);
    if ("problem" in answer) showNotice({ title: "Login Failed", text: answer.problem, failed: true });
    else submit({ passkey: answer.json }, { method: "post", action: pathname + search });
  };
  return { signIn, isAsking };
}

async function askedAnswer() {
  try {
    const response = await fetch("/admin/passkey-challenge", { headers: { Accept: "application/json" } });
    return response.ok ? await askForExisting(await response.json()) : { problem: noAnswer };
  } catch {
    return { problem: noAnswer };
  }
}
