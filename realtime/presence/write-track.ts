/** Writes the announcement of a member, with the references by which clients tell its versions apart. */
import type { Track } from "../bus/bus-message.ts";
import { refuse } from "../errors.ts";
import type { Limits } from "../limits.ts";
import { refOf } from "./members.ts";

interface TrackParts extends Omit<Track, "kind" | "meta"> {
  readonly instance: string;
  /** What others see of the client. */
  readonly meta: object;
}

/** @throws {MessageRefused} when it is too long */
export function writeTrack(
  { instance, meta, ...track }: TrackParts,
  { presenceBytes }: Pick<Limits, "presenceBytes">,
): Track {
  if (Buffer.byteLength(JSON.stringify(meta)) > presenceBytes) {
    throw refuse("metaTooLong", { most: presenceBytes });
  }
  const written = JSON.stringify({
    ...meta,
    phx_ref: refOf({ instance, number: track.number }),
    ...(track.replaces !== null && { phx_ref_prev: refOf({ instance, number: track.replaces }) }),
  });
  return { kind: "track", ...track, meta: written };
}
