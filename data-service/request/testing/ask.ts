/** For tests: short notation for HTTP requests. */
import { RequestRefused } from "../../refusals/errors.ts";
import type { ApiRequest } from "../api-request.ts";
import { readRequest } from "../read-request.ts";

export interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** By default, reads all songs. */
export function ask({ method = "GET", path = "/lyrics", query = "", headers = {}, body }: Asked): ApiRequest {
  const bytes = body === undefined ? null : new TextEncoder().encode(body);
  return readRequest({ method, path, query, headers: new Headers(headers), body: bytes });
}

/** @throws other errors of `work`, or an error if it threw nothing */
export function refusalOf(work: () => unknown): RequestRefused {
  try {
    work();
  } catch (error) {
    if (error instanceof RequestRefused) return error;
    throw error;
  }
  throw new Error("Not refused.");
}
