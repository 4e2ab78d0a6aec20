/** Answers `/ads.txt` and the files by which robots see who owns the site, where no address of ours is. */
import type { MiddlewareFunction } from "react-router";
import { liveContext } from "../live.ts";

export const answerFile: MiddlewareFunction<Response> = async (
  { url: { pathname }, pattern, context },
  next,
) => {
  const body = pattern.endsWith("*") ? context.get(liveContext).forRobots().files.get(pathname) : undefined;
  const type = pathname.endsWith(".txt") ? "text/plain" : "text/html";
  const headers = { "Content-Type": `${type}; charset=utf-8` };
  return body === undefined ? next() : new Response(body, { headers });
};
