/**
 * All settings of Antara, read once from the environment. Lists every invalid setting at once, so that an operator
 * can fix them all in one go.
 */
import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

/** Thrown when settings are invalid; the message lists each of them with the expected form. */
export class SettingsRefused extends Error {
  constructor(mistakes: readonly string[]) {
    super(
      `${mistakes.length === 1 ? "A setting is" : `${mistakes.length} settings are`} wrong:\n${mistakes
        .map((mistake) => `  ${mistake}`)
        .join("\n")}`,
    );
    this.name = "SettingsRefused";
  }
}

export type Settings = z.output<typeof schema>;

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most);

const webAddress = z.string().refine((text) => /^https?:\/\/[^/]/.test(text) && URL.canParse(text));

const origin = webAddress
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "")
  .transform((url) => url.origin);

const postgresAddress = z.string().refine((text) => /^postgres(ql)?:\/\/./.test(text));

/** It is sent in a header. */
const key = z.string().regex(/^[\x21-\x7e]+$/);

/** The site's own secrets are in `private`; what begins with `pg_` belongs to PostgreSQL. */
const neverExposed = /^(private|information_schema|pg_.*)$/;

const schemas = z
  .string()
  .transform((list) => list.split(",").map((name) => name.trim()))
  .refine((names) => names.every((name) => name !== "" && name.length < 64 && !neverExposed.test(name)))
  .refine((names) => new Set(names).size === names.length);

const timeZone = z.string().refine((name) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
});

const proxies = z
  .string()
  .transform((list) => list.split(",").map((entry) => entry.trim()))
  .refine((list) => list.every(isAddressOrRange));

function isAddressOrRange(entry: string): boolean {
  const [address = "", bits, more] = entry.split("/");
  const mostBits = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    mostBits > 0 &&
    more === undefined &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= mostBits))
  );
}

/** The expected form of each setting, as the error message words it. */
const expected: Record<string, string> = {
  PORT: "a whole number from 0 to 65535",
  HOST: "an address or a host name to listen on",
  DATA_DIR: "the path of a folder",
  DATABASE_URL: "an address like postgres://user:password@host:5432/database",
  BACKUP_KEEP: "a whole number from 0 to 1000",
  ADMIN_USERNAME: "1 to 60 characters",
  ADMIN_PASSWORD: "a password",
  TRUSTED_PROXY: "addresses or ranges like 10.0.0.0/8, separated by commas",
  SITE_NAME: "1 to 60 characters",
  SITE_URL: "an origin like https://lyrics.example, without a path",
  STARTER_CATALOGUE: "on or off",
  SOCIAL_FACEBOOK_URL: "an address that begins with http:// or https://",
  SOCIAL_X_URL: "an address that begins with http:// or https://",
  SOCIAL_INSTAGRAM_URL: "an address that begins with http:// or https://",
  SOCIAL_YOUTUBE_URL: "an address that begins with http:// or https://",
  CONTACT_EMAIL: "an e-mail address",
  SITE_TIME_ZONE: "a time zone like Asia/Kolkata",
  ASK_CONSENT: "on or off",
  INDEXNOW_URL: "an address that begins with http:// or https://",
  DATA_API_PUBLIC_KEY: "letters, digits and signs that a header may hold, without spaces",
  DATA_API_SECRET_KEY:
    "letters, digits and signs that a header may hold, without spaces, and not the public key",
  DATA_API_DATABASE_URL: "an address like postgres://user:password@host:5432/database",
  DATA_API_JWT_SECRET: "32 or more characters, and neither of the two keys",
  DATA_API_JWKS_FILE: "the path of a file",
  DATA_API_JWT_AUDIENCE: "1 to 200 characters",
  DATA_API_AGGREGATES: "on or off",
  DATA_API_SCHEMAS:
    "different names of schemas, separated by commas, without private, information_schema and pg_…",
  LIVE_MESSAGES: "off, service or everyone",
  PAGE_CACHE_MB: "a whole number from 0 (no pages are kept) to 4096",
  METRICS_TOKEN: "16 or more letters, digits and signs that a header may hold, without spaces",
  WORKERS: "a whole number from 1 to 64",
  LOG_LEVEL: "one of debug, info, warn, error",
};

const schema = z
  .object({
    PORT: wholeNumber(0, 65535).default(3000),
    HOST: z
      .string()
      .regex(/^[^\s/]+$/)
      .default("127.0.0.1"),
    DATA_DIR: z
      .string()
      .default("./data")
      .transform((path) => resolve(path)),
    DATABASE_URL: postgresAddress.optional(),
    BACKUP_KEEP: wholeNumber(0, 1000).default(7),
    ADMIN_USERNAME: z.string().max(60).default("admin"),
    ADMIN_PASSWORD: z.string().optional(),
    TRUSTED_PROXY: proxies.optional(),
    SITE_NAME: z.string().max(60).default("Antara"),
    SITE_URL: origin.optional(),
    STARTER_CATALOGUE: z.enum(["on", "off"]).default("on"),
    SOCIAL_FACEBOOK_URL: webAddress.optional(),
    SOCIAL_X_URL: webAddress.optional(),
    SOCIAL_INSTAGRAM_URL: webAddress.optional(),
    SOCIAL_YOUTUBE_URL: webAddress.optional(),
    CONTACT_EMAIL: z.email().optional(),
    SITE_TIME_ZONE: timeZone.default("Asia/Kolkata"),
    ASK_CONSENT: z.enum(["on", "off"]).default("off"),
    INDEXNOW_URL: webAddress.default("https://api.indexnow.org/indexnow"),
    DATA_API_PUBLIC_KEY: key.default("antara-public"),
    DATA_API_SECRET_KEY: key.optional(),
    DATA_API_DATABASE_URL: postgresAddress.optional(),
    DATA_API_AGGREGATES: z.enum(["on", "off"]).default("off"),
    DATA_API_SCHEMAS: schemas.default(["public"]),
    DATA_API_JWT_SECRET: z.string().min(32).optional(),
    DATA_API_JWKS_FILE: z
      .string()
      .transform((path) => resolve(path))
      .optional(),
    DATA_API_JWT_AUDIENCE: z.string().max(200).optional(),
    LIVE_MESSAGES: z.enum(["off", "service", "everyone"]).default("service"),
    PAGE_CACHE_MB: wholeNumber(0, 4096).default(64),
    METRICS_TOKEN: key.min(16).optional(),
    WORKERS: wholeNumber(1, 64).default(1),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info"),
  })
  .refine((settings) => settings.DATA_API_SECRET_KEY !== settings.DATA_API_PUBLIC_KEY, {
    path: ["DATA_API_SECRET_KEY"],
  })
  .refine(
    ({ DATA_API_JWT_SECRET: secret, DATA_API_PUBLIC_KEY: visitors, DATA_API_SECRET_KEY: service }) =>
      secret === undefined || (secret !== visitors && secret !== service),
    { path: ["DATA_API_JWT_SECRET"] },
  );

/** Values of these settings never appear in a message or a log. */
const secret = /DATABASE_URL|ADMIN_PASSWORD|SECRET|METRICS_TOKEN/;

/** Surrounding white space is part of a password. */
const notTrimmed = /ADMIN_PASSWORD/;

/**
 * Reads the settings from the environment. An empty variable counts as not set, as in a file of `NAME=` lines.
 * @param environment usually `process.env`
 * @returns all settings with their defaults; `DATA_DIR` is absolute, `SITE_URL` an origin without a trailing slash,
 * absent when the listening address is to be used
 * @throws {SettingsRefused} naming each invalid setting and the expected form
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, notTrimmed.test(name) ? environment[name] : environment[name]?.trim()] as const)
      .filter(([, value]) => value?.trim()),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    throw new SettingsRefused([...wrong].map((name) => describeMistake(name, given[name] ?? "")));
  }
  return parsed.data;
}

function describeMistake(name: string, value: string): string {
  const shown = secret.test(name) ? "what is set" : JSON.stringify(value);
  return `${name}: expected ${expected[name]}, not ${shown}`;
}

/**
 * Names of all settings with their defaults, as the documents state them.
 * @returns the default as it would be written in the environment; null where there is none
 */
export function settingDefaults(): Map<string, string | null> {
  const defaults = schema.parse({});
  const written: Record<string, unknown> = { ...defaults, DATA_DIR: "./data" };
  return new Map(
    Object.keys(schema.shape).map((name) => [
      name,
      written[name] === undefined ? null : String(written[name]),
    ]),
  );
}
