/**
 * Parses DATABASE_URL with several hosts, sockets and passwords of any characters. Refuses other text without
 * repeating the password.
 */
import { isAbsolute, join } from "node:path";
import type { Host, ServerAddress } from "../connect/server-address.ts";
import { DatabaseRefusal } from "../refusal.ts";

const form = /^postgres(?:ql)?:\/\/(?:([^:@/?]*)(?::([^@/?]*))?@)?([^/?]*)(?:\/([^?]*))?(?:\?(.*))?$/;

/** Parameters of libpq that a server would refuse as unknown settings. */
const ignoredParameters = ["channel_binding", "gssencmode", "sslcert", "sslkey", "sslcrl", "connect_timeout"];

const defaultPort = 5432;

/**
 * @param url such as `postgres://user:password@host1,host2:5433/name?sslmode=require`, or with `?host=/folder` for a
 *   socket
 * @param setting name of the setting, for the message
 * @throws {DatabaseRefusal} when it is not of this form
 */
export function readDatabaseUrl(url: string, setting = "DATABASE_URL"): ServerAddress {
  try {
    return readAddress(url);
  } catch (error) {
    if (!(error instanceof MalformedAddress)) throw error;
    throw new DatabaseRefusal(
      `${setting} is not the address of a PostgreSQL, such as postgres://user:password@host:5432/name. ` +
        "Characters of a password other than letters and digits are written as %40 and the like.",
    );
  }
}

class MalformedAddress extends Error {}

function readAddress(url: string): ServerAddress {
  const parts = form.exec(url.trim());
  if (!parts) throw new MalformedAddress();
  const [, user, password, authority = "", database, query = ""] = parts;
  const parameters = new Map(new URLSearchParams(query));
  const take = (name: string, otherwise = "") => {
    const value = parameters.get(name) ?? decode(otherwise);
    parameters.delete(name);
    return value || undefined;
  };
  for (const name of ignoredParameters) parameters.delete(name);
  const name = take("user", user);
  return {
    ...whereIs(take("host", authority) ?? "localhost", take("port")),
    user: name,
    password: take("password", password),
    database: take("dbname", database) ?? name,
    ssl: sslOf(take("sslmode")),
    sessionAttributes: take("target_session_attrs"),
    parameters: Object.fromEntries(parameters),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new MalformedAddress();
  }
}

/** @param hosts comma-separated hosts with optional ports, or the folder of a socket */
function whereIs(hosts: string, port: string | undefined): Pick<ServerAddress, "hosts" | "socketFile"> {
  if (isAbsolute(hosts)) return { socketFile: join(hosts, `.s.PGSQL.${port ?? defaultPort}`) };
  return { hosts: hosts.split(",").map((host) => hostOf(host, port)) };
}

function hostOf(text: string, port: string | undefined): Host {
  const [, bracketed, plain, own] = /^(?:\[([^\]]+)\]|([^:@]+))(?::(\d+))?$/.exec(text) ?? [];
  const name = bracketed ?? plain;
  const number = Number(own ?? port ?? defaultPort);
  if (!name || !(number > 0 && number < 65536)) throw new MalformedAddress();
  return { name, port: number };
}

/** Translates libpq's modes to the driver's: `require` and weaker accept any certificate, the others verify it. */
function sslOf(mode: string | undefined): ServerAddress["ssl"] {
  if (!mode || mode === "disable") return false;
  if (mode === "allow" || mode === "prefer" || mode === "require") return mode;
  return "verify-full";
}
