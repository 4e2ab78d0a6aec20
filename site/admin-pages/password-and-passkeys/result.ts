/** What the actions of the page return. */
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import type { FormResult } from "../forms/form-result.ts";

export type SecretField = "present" | "next" | "again" | "password";

/** What was typed is secret, and is not sent back. */
export interface SignInResult extends FormResult<SecretField> {
  /** The session is not recent any more. */
  readonly asksPassword?: boolean;
  /** For the browser, to make a passkey. */
  readonly creation?: PublicKeyCredentialCreationOptionsJSON;
  /** New recovery codes. */
  readonly codes?: readonly string[];
}

/** Of a page that was loaded by sending a form, which no passkey can have been made by. */
export type LoadedResult = Omit<SignInResult, "creation">;
