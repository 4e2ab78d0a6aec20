/** Requests that are wrong on purpose: good ones with a character lost, doubled or put in, and texts that mean nothing. */
import { type Asked, askedOf } from "./asked.ts";
import type { Draw } from "./draw.ts";
import { drawRead } from "./reads.ts";

const intruders = [...'(),.:!"*&=%{}\\-> ', "and", "not.", "null", "::", "->>", "..."];

const nonsensical = (
  "lyrics?id=1 lyrics?id=eq lyrics?id=eq.1.2 lyrics?id=nope.1 lyrics?select=( lyrics?order=id.up lyrics?limit=x " +
  "lyrics?limit=-1 lyrics?offset=-1 lyrics?or=() lyrics?or=id.eq.1 lyrics?and=(id.eq.1 lyrics?select=albums( " +
  "lyrics?select=albums) lyrics?id=in.1,2 lyrics?id=in.(1,2 lyrics?=eq.1 lyrics?select=id:: lyrics?select=:id " +
  "lyrics?select=*,,id lyrics?order= lyrics?albums.id=eq.1 lyrics?albums=is.null lyrics?id=is.5 lyrics?title=like " +
  "lyrics?select=nothing(*) nope/nope lyrics?select=id,id lyrics?select=...lyrics_singers(position) " +
  "lyrics?order=albums(name) rpc/ rpc/nope"
).split(" ");

const bodies = ["", '{ [ null 5 "text" [[1]] [1] {} [] [{}] {"name":} \u0000', "a,b\n1"].flatMap((text) =>
  text.split(" "),
);
const types = ["application/json", "text/csv", "text/plain", "application/xml"];

/** @param deepest how deep embeddings are nested */
export function drawBroken(draw: Draw, deepest: number): Asked {
  return draw.way(
    [6, () => drawDamaged(draw, askedOf(drawRead(draw, deepest)))],
    [2, () => ({ ...meaningless, path: `/${draw.pick(nonsensical)}` })],
    [1, () => drawWrongBody(draw)],
  );
}

function drawDamaged(draw: Draw, asked: Asked): Asked {
  const start = asked.path.indexOf("?") + 1 || asked.path.length;
  const place = draw.number(start, asked.path.length);
  const [before, after] = [asked.path.slice(0, place), asked.path.slice(place)];
  const path = draw.pick([before + after.slice(1), before + draw.pick(intruders) + after, before]);
  return { ...asked, path, isBroken: true };
}

const meaningless = {
  method: "GET",
  headers: {},
  body: null,
  role: "anon",
  isBroken: true,
  isOrdered: true,
  areEmbeddingsOrdered: false,
} as const;

function drawWrongBody(draw: Draw): Asked {
  return {
    ...meaningless,
    method: draw.pick(["POST", "PATCH"]),
    path: draw.pick(["/albums", "/albums?id=eq.1", "/rpc/get_top_lyrics"]),
    body: draw.pick(bodies),
    headers: { "content-type": draw.pick(types) },
    role: "service_role",
  };
}
