/** Who may send messages to channels and be tracked in them. Everybody may hear them. */
import { type MessageRefused, refuse } from "../errors.ts";
import type { Role } from "./tables.ts";

/** Nobody, only the secret key, or everybody who has a key. */
export type LiveMessages = "off" | "service" | "everyone";

/** @returns why a role may not send, or null when it may */
export function sendingRefusal(allowed: LiveMessages, role: Role): MessageRefused | null {
  if (allowed === "off") return refuse("messagesOff");
  return allowed === "everyone" || role === "service_role" ? null : refuse("messagesOfService");
}
