/** What the actions of the page return. */
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import type { ActionResult } from "../components/action-result.ts";

export type SecretField = "present" | "next" | "again" | "password";

export interface SignInResult extends Partial<ActionResult> {
  /** What is wrong with a field. */
  readonly errors?: Partial<Readonly<Record<SecretField, string>>>;
  /** The session is not recent any more. */
  readonly asksPassword?: boolean;
  /** For the browser, to make a passkey. */
  readonly creation?: PublicKeyCredentialCreationOptionsJSON;
  /** New recovery codes. */
  readonly codes?: readonly string[];
}

/** Of a page that was loaded by sending a form, which no passkey can have been made by. */
export type FormResult = Omit<SignInResult, "creation">;
