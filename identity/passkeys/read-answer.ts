/** Reads what a browser sent of a passkey. Refuses other JSON and long texts before anything is decoded. */
import { z } from "zod";
import { maxAnswerCharacters } from "./passkey-limits.ts";

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);

const common = { id: base64url, rawId: base64url, type: z.literal("public-key") };

const signInAnswer = z.object({
  ...common,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

const newPasskey = z.object({
  ...common,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});

export type SignInAnswer = z.infer<typeof signInAnswer>;
export type NewPasskey = z.infer<typeof newPasskey>;

/** @returns null when it has another form */
export function readSignInAnswer(text: string): SignInAnswer | null {
  return signInAnswer.safeParse(parse(text)).data ?? null;
}

/** @returns null when it has another form */
export function readNewPasskey(text: string): NewPasskey | null {
  return newPasskey.safeParse(parse(text)).data ?? null;
}

function parse(text: string): unknown {
  if (text.length > maxAnswerCharacters) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
