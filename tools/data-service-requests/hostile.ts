/**
 * What a stranger may send: requests that make sense, half of them spoilt in their address, their headers or their body.
 * `increment_views` is never called: it is the one thing that a visitor may change.
 */
import type fc from "fast-check";
import { askedOf, type Draft, type Pair } from "./asked.ts";
import { drawBroken } from "./broken.ts";
import { drawCall } from "./calls.ts";
import { type Draw, drawn } from "./draw.ts";
import { drawHostileName, drawHostilePair, drawHostileValue } from "./hostile-words.ts";
import { drawRead } from "./reads.ts";
import { drawWrite } from "./writes.ts";

export interface HostileRequest {
  readonly method: string;
  /** As it goes over the wire, below the address of the site. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Deeper than anybody needs. */
const deepest = 3;

/**
 * @param keys what writes goes with the public one, with a wrong one or with none; what only reads sometimes with the secret
 */
export function hostileRequests(keys: {
  readonly anon: string;
  readonly service_role: string;
}): fc.Arbitrary<HostileRequest> {
  return drawn((draw) => {
    const { method, path, headers, body } = drawUnsigned(draw);
    const isRead = method === "GET" || method === "HEAD";
    const secret = isRead ? keys.service_role : keys.anon;
    const key = draw.way([10, () => keys.anon], [2, () => secret], [1, () => draw.pick(["wrong", ""])]);
    const sent = isRead || method === "OPTIONS" ? null : (body ?? "").toWellFormed();
    return {
      method,
      path: `/rest/v1${sendable(path)}`,
      headers: {
        ...(key !== "" && (draw.oneIn(5) ? { authorization: `Bearer ${key}` } : { apikey: key })),
        ...(sent !== null && {
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(sent)),
        }),
        ...headers,
      },
      body: sent,
    };
  });
}

/** Of what cannot be sent at all, only so much is encoded that it can. */
const sendable = (text: string) =>
  text.toWellFormed().replace(/[^\x21-\x7e]|#/gu, (character) => encodeURIComponent(character));

function drawUnsigned(draw: Draw): HostileRequest {
  if (draw.oneIn(12)) return drawBroken(draw, deepest);
  const draft = draw.way(
    [8, () => drawRead(draw, deepest)],
    [3, () => drawCall(draw)],
    [3, () => drawWrite(draw)],
  );
  return draw.oneIn(2) ? askedOf(draft) : drawSpoilt(draw, draft);
}

const methods = "GET GET GET GET GET HEAD POST POST PATCH PUT DELETE OPTIONS PURGE".split(" ");
const targets = "rpc/ lyrics/1 %2e%2e/x %zz rpc/save_lyric".split(" ");

function drawSpoilt(draw: Draw, draft: Draft): HostileRequest {
  const target = draw.way(
    [8, () => draft.target],
    [1, () => draw.pick([...targets, ""])],
    [1, () => draw.pick(["", "rpc/"]) + drawHostileName(draw)],
  );
  const pairs = [
    ...draft.pairs.map((pair) => (draw.oneIn(4) ? spoilt(draw, pair) : pair)),
    ...(draw.oneIn(3) ? draw.list(1, 3, () => drawHostilePair(draw)) : []),
  ];
  return {
    method: draw.oneIn(2) ? draft.method : draw.pick(methods),
    path: `/${target.replaceAll("?", "%3F")}${drawQuery(draw, pairs)}`,
    headers: drawHeaders(draw, draft),
    body: draw.oneIn(3) ? draft.body : drawBody(draw),
  };
}

/** The operator stays, so that the value is read as one. */
function spoilt(draw: Draw, [name, value]: Pair): Pair {
  const [operator = ""] = /^(not\.)?\w+(\(\w+\))?\./.exec(value) ?? [];
  return draw.oneIn(4) ? [drawHostileName(draw), value] : [name, operator + drawHostileValue(draw)];
}

/** Some arrive encoded as they should be, others as they are. */
function drawQuery(draw: Draw, pairs: readonly Pair[]): string {
  const write = draw.oneIn(5) ? sendable : (text: string) => encodeURIComponent(text.toWellFormed());
  return pairs.length > 0 ? `?${pairs.map((pair) => pair.map(write).join("=")).join("&")}` : "";
}

const preferences = (
  "count=exact count=planned count=estimated return=representation return=minimal handling=strict missing=default " +
  "resolution=merge-duplicates max-affected=1 tx=rollback nope"
).split(" ");
const headerNames = "prefer accept range content-type accept-profile content-profile origin".split(" ");
const headerValues = [..."|,|;|*|items=0-5|9-0|0-|bytes=0-1|a=b, c|private".split("|"), "x".repeat(2_000)];

function drawHeaders(draw: Draw, { headers }: Draft): Record<string, string> {
  // Node.js sends no other characters.
  const odd = () =>
    draw.oneIn(3)
      ? draw
          .text()
          .replace(/[^ -~]/g, "")
          .trim()
      : draw.pick(headerValues);
  return draw.way<Record<string, string>>(
    [3, () => headers],
    [2, () => ({ ...headers, prefer: draw.some(preferences, 0, 3).join(", ") })],
    [1, () => ({ ...headers, range: draw.pick(["0-9", "5-", "0-0", "200-500"]) })],
    [1, () => Object.fromEntries(draw.list(0, 2, () => [draw.pick(headerNames), odd()]))],
  );
}

const bodies = [
  "[".repeat(9_000),
  '{"a":'.repeat(9_000),
  "a,b\n1\n",
  "id\n\u0000",
  "{}",
  "[{}]",
  '{"id":1e999}',
];
const fields = "id title name key limit_count keyword p_title".split(" ");

function drawBody(draw: Draw): string {
  const field = () => (draw.oneIn(7) ? drawHostileName(draw) : draw.pick(fields));
  const value = () => (draw.oneIn(3) ? draw.json() : drawHostileValue(draw));
  const row = () => Object.fromEntries(draw.list(0, 4, () => [field(), value()]));
  return draw.way(
    [6, () => JSON.stringify(row())],
    [2, () => JSON.stringify(draw.list(0, 4, row))],
    [1, () => draw.pick([...bodies, drawHostileValue(draw), JSON.stringify(draw.json())])],
  );
}
