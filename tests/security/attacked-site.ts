/** Requests to the attacked site, as from strangers and from the administrator's browser. */
import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { inject } from "vitest";
import { adminPassword } from "../process/sign-in.ts";
import { withDatabase } from "../process/with-database.ts";
import { origin } from "./attacked-site-settings.ts";

type Headers = Readonly<Record<string, string>>;

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Headers;
  readonly body?: string | Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Headers that a browser sends with a form of the site itself. */
export const sameOrigin: Headers = { Host: new URL(origin).host, Origin: origin };

export const address = () => inject("attackedAddress");

/** All output of the site so far. */
export const printed = () => readFileSync(inject("attackedLog"), "utf8");

export const withItsDatabase: <Result>(work: Parameters<typeof withDatabase<Result>>[1]) => Promise<Result> =
  (work) => withDatabase(inject("attackedFolder"), work);

/** Sends the path and the headers as they are, unlike `fetch`. */
export function ask(
  path: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address());
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
  const sent = { ...length, ...headers };
  return new Promise((settle, refuse) => {
    const outgoing = request(
      { hostname, port, method, path, headers: sent, agent: false },
      async (answer) => {
        const { statusCode: status = 0, headers } = answer;
        settle({ status, headers, text: Buffer.concat(await answer.toArray()).toString() });
      },
    );
    outgoing.on("error", refuse).end(body);
  });
}

/** Sends a form as a page of the site does. */
export function post(path: string, fields: Headers, headers: Headers = {}): Promise<Answer> {
  return ask(path, {
    method: "POST",
    headers: { ...sameOrigin, "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** @returns a new session's `Cookie` header */
export async function signIn(): Promise<string> {
  return cookiesOf(await post("/admin", { username: "admin", password: adminPassword }));
}

/** @returns the cookies that a response sets, as a `Cookie` header */
export function cookiesOf({ headers }: Answer): string {
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}

/** @returns the response to these bytes, until the site closes the connection */
export function send(bytes: string): Promise<string> {
  const { hostname, port } = new URL(address());
  return new Promise((settle) => {
    const socket = connect(Number(port), hostname).setEncoding("latin1");
    let answer = "";
    socket.on("data", (text: string) => {
      answer += text;
    });
    // A request that is refused while it is sent may end with a connection error.
    socket.on("error", () => undefined);
    socket.on("close", () => settle(answer));
    socket.write(bytes, "latin1");
  });
}
