import { describe, expect, test } from "vitest";
import { readSettings, SettingsRefused } from "./index.ts";

function errorFor(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsRefused);
    return (error as Error).message;
  }
  return "";
}

describe("settings", () => {
  test("an empty environment gives the defaults", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      SITE_NAME: "Antara",
      STARTER_CATALOGUE: "on",
      SITE_TIME_ZONE: "Asia/Kolkata",
    });
    expect(settings.DATA_DIR).toBe(`${process.cwd()}/data`);
    expect(settings.DATABASE_URL).toBeUndefined();
    expect(settings.SITE_URL).toBeUndefined();
  });

  test("an empty variable counts as not set", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: " " })).toMatchObject({ PORT: 3000 });
  });

  test("a wrong port is reported with the expected form", () => {
    expect(errorFor({ PORT: "abc" })).toBe(
      'A setting is wrong:\n  PORT: expected a whole number from 0 to 65535, not "abc"',
    );
  });

  test("there is one process by default and 64 at most", () => {
    expect(readSettings({}).WORKERS).toBe(1);
    expect(readSettings({ WORKERS: "64" }).WORKERS).toBe(64);
    for (const wrong of ["0", "65", "two", "1.5", "-1"])
      expect(errorFor({ WORKERS: wrong })).toContain("WORKERS: expected a whole number from 1 to 64");
  });

  test("the data service offers public alone by default, and never a schema with secrets or PostgreSQL's own", () => {
    expect(readSettings({}).DATA_API_SCHEMAS).toEqual(["public"]);
    expect(readSettings({ DATA_API_SCHEMAS: "shop, the archive" }).DATA_API_SCHEMAS).toEqual([
      "shop",
      "the archive",
    ]);
    for (const wrong of ["private", "public,pg_catalog", "information_schema", "a,,b", "a,a"])
      expect(errorFor({ DATA_API_SCHEMAS: wrong })).toContain("DATA_API_SCHEMAS: expected different names");
  });

  test("aggregates are off unless they are on", () => {
    expect(readSettings({}).DATA_API_AGGREGATES).toBe("off");
    expect(readSettings({ DATA_API_AGGREGATES: "on" }).DATA_API_AGGREGATES).toBe("on");
    expect(errorFor({ DATA_API_AGGREGATES: "yes" })).toContain("DATA_API_AGGREGATES: expected on or off");
  });

  test("the secret of tokens is long, is no key, and never appears in a message", () => {
    const long = "x".repeat(32);
    expect(readSettings({ DATA_API_JWT_SECRET: long }).DATA_API_JWT_SECRET).toBe(long);
    expect(errorFor({ DATA_API_JWT_SECRET: "too short" })).toBe(
      "A setting is wrong:\n  DATA_API_JWT_SECRET: expected 32 or more characters, and neither of the two keys, not what is set",
    );
    for (const key of ["DATA_API_PUBLIC_KEY", "DATA_API_SECRET_KEY"])
      expect(errorFor({ DATA_API_JWT_SECRET: long, [key]: long })).toContain("DATA_API_JWT_SECRET");
  });

  test("only the secret key may send live messages by default", () => {
    expect(readSettings({}).LIVE_MESSAGES).toBe("service");
    expect(readSettings({ LIVE_MESSAGES: "everyone" }).LIVE_MESSAGES).toBe("everyone");
    expect(errorFor({ LIVE_MESSAGES: "on" })).toContain(
      'LIVE_MESSAGES: expected off, service or everyone, not "on"',
    );
  });

  test("all mistakes are listed at once", () => {
    const message = errorFor({ PORT: "70000", SITE_URL: "https://a.example/path", SITE_TIME_ZONE: "Mars" });
    expect(message).toContain("3 settings are wrong");
    expect(message).toContain("PORT");
    expect(message).toContain("SITE_URL");
    expect(message).toContain("SITE_TIME_ZONE");
  });

  test("a secret value is never repeated in the message", () => {
    expect(errorFor({ DATABASE_URL: "mysql://root:hunter2@db" })).not.toContain("hunter2");
  });

  test("the origin of the site loses its trailing slash and refuses a path", () => {
    expect(readSettings({ SITE_URL: "https://lyrics.example/" }).SITE_URL).toBe("https://lyrics.example");
    expect(errorFor({ SITE_URL: "lyrics.example" })).toContain("SITE_URL");
  });

  test("the administrator is admin, without a password, by default", () => {
    expect(readSettings({})).toMatchObject({ ADMIN_USERNAME: "admin" });
    expect(readSettings({}).ADMIN_PASSWORD).toBeUndefined();
    expect(readSettings({ ADMIN_USERNAME: " latika " }).ADMIN_USERNAME).toBe("latika");
    expect(errorFor({ ADMIN_USERNAME: "a".repeat(61) })).toContain("ADMIN_USERNAME");
  });

  test("white space is part of a password, but white space alone is no password", () => {
    expect(readSettings({ ADMIN_PASSWORD: " two words " }).ADMIN_PASSWORD).toBe(" two words ");
    expect(readSettings({ ADMIN_PASSWORD: "  " }).ADMIN_PASSWORD).toBeUndefined();
  });

  test("the password is not repeated when another setting is wrong", () => {
    expect(errorFor({ PORT: "abc", ADMIN_PASSWORD: "hunter2" })).not.toContain("hunter2");
  });

  test("proxies are addresses and ranges, separated by commas", () => {
    const { TRUSTED_PROXY } = readSettings({ TRUSTED_PROXY: "127.0.0.1, 10.0.0.0/8,::1,2001:db8::/32" });
    expect(TRUSTED_PROXY).toEqual(["127.0.0.1", "10.0.0.0/8", "::1", "2001:db8::/32"]);
    expect(readSettings({}).TRUSTED_PROXY).toBeUndefined();
    for (const wrong of [
      "proxy.example",
      "10.0.0.0/33",
      "10.0.0.1/8/8",
      "1.2.3.4,",
      "::1/129",
      "1.2.3.4/",
      "*",
    ])
      expect(errorFor({ TRUSTED_PROXY: wrong }), wrong).toContain(
        "TRUSTED_PROXY: expected addresses or ranges",
      );
  });

  test("the public key of the data service has a default, the secret one does not, and they must differ", () => {
    const { DATA_API_PUBLIC_KEY, DATA_API_SECRET_KEY } = readSettings({});
    expect(DATA_API_PUBLIC_KEY).toBe("antara-public");
    expect(DATA_API_SECRET_KEY).toBeUndefined();
    expect(readSettings({ DATA_API_SECRET_KEY: "s3cr3t/+=" }).DATA_API_SECRET_KEY).toBe("s3cr3t/+=");
    expect(errorFor({ DATA_API_SECRET_KEY: "antara-public" })).toContain("not the public key");
    expect(errorFor({ DATA_API_PUBLIC_KEY: "a b" })).toContain("DATA_API_PUBLIC_KEY");
    const refused = errorFor({
      DATA_API_SECRET_KEY: "two words",
      DATA_API_DATABASE_URL: "mysql://u:hunter2@db",
    });
    expect(refused).toContain("2 settings are wrong");
    expect(refused).not.toMatch(/two words|hunter2/);
  });
});
