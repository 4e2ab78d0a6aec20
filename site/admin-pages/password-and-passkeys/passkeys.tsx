/** The list of passkeys, each with a button that revokes it, and the form that adds one. */
import { useRef } from "react";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { KeptFields } from "../forms/kept-fields.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { revokeNote, revokeQuestion } from "./revoke-texts.ts";

interface Passkey {
  readonly id: number;
  readonly name: string;
  readonly host: string;
  /** The day and time, as shown. */
  readonly made: string;
  /** Null before the first use. */
  readonly lastUsed: string | null;
  readonly isInUse: boolean;
}

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  /** Where passkeys work; null if nowhere. */
  readonly origin: string | null;
  readonly host: string | null;
  /** Whether this page was opened there. */
  readonly isAtOrigin: boolean;
  readonly asksPassword: boolean;
  readonly suggestedName: string;
}

export function Passkeys({ passkeys, origin, host, isAtOrigin, asksPassword, suggestedName }: PasskeysProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Passkeys
      </h2>
      <p className="section-text">
        A passkey signs you in by your finger, your face or the code of your device, without the password.
        Nobody can guess it, and it works on no other site.
      </p>
      {passkeys.length > 0 && (
        <ul className="rows passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <b>{passkey.name}</b>
              <span>Made {passkey.made}</span>
              <span>{lastUse(passkey)}</span>
              {passkey.host !== host && <span className="obstacle">Works only at {passkey.host}</span>}
              <ConfirmButton
                title="Revoke the Passkey"
                address={`/admin/settings/password-and-passkeys/revoke/${passkey.id}`}
                question={revokeQuestion(passkey)}
                note={revokeNote(passkey)}
                confirmLabel="Revoke"
                intent="revoke-passkey"
                fields={{ id: passkey.id }}
                about={passkey.name}
                focusAfter={heading}
              >
                Revoke
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
      {origin === null && (
        <p className="form-message">
          Passkeys need the https address of the site. Set SITE_URL to it and start the site again.
        </p>
      )}
      {origin !== null && !isAtOrigin && (
        <p className="form-message other-way">
          Passkeys work only at the address of the site.{" "}
          <a href={`${origin}/admin/settings/password-and-passkeys`}>Open this page at {origin}</a>
        </p>
      )}
      {isAtOrigin && (
        <KeptFields>
          <AddPasskey asksPassword={asksPassword} suggestedName={suggestedName} />
        </KeptFields>
      )}
    </section>
  );
}

function lastUse({ lastUsed, isInUse }: Passkey): string {
  if (isInUse) return "Opened this session";
  return lastUsed ? `Last used ${lastUsed}` : "Not used yet";
}
