/** Idempotency keys of saves: the server saves the same key once, even if a form is sent twice. */

/** @returns a UUID, also on pages without https, where `crypto.randomUUID` is missing */
export function newSaveKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [version = 0, variant = 0] = [bytes[6], bytes[8]];
  // RFC 9562, version 4.
  bytes[6] = (version & 0x0f) | 0x40;
  bytes[8] = (variant & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
