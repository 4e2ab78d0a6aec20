import { afterAll, describe, expect, test } from "vitest";
import { createHashQueue, signIn } from "#identity";
import { joinDatabase } from "#postgres";
import { processesIn } from "../../postgres/testing/index.ts";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { compileCache, type RunningProgram, runProgram, startSite, stopProgram } from "./run-program.ts";

const folder = copyOfTemplate("starter-songs");
afterAll(folder.remove);

const printedPassword = /^The administrator's password, shown only this once: (\S+) \(user name admin\)$/m;
const another = "walnut harbour zigzag plume";

/** Runs the command with a line of input, since a test has no terminal. */
function setPassword(line: string, environment: Record<string, string> = {}, option = ""): RunningProgram {
  return runProgram(["sh", "-c", `printf "%s\\n" "$LINE" | "$NODE" scripts/set-password.ts ${option}`], {
    environment: {
      ...compileCache(),
      NODE: process.execPath,
      LINE: line,
      DATA_DIR: folder.path,
      ...environment,
    },
  });
}

async function signInWith(password: string): Promise<string> {
  const database = await joinDatabase({ dataDir: folder.path, log: console });
  const { kind } = await signIn(
    database.sql,
    { username: "admin", password, address: "192.0.2.1", trustedToken: null, userAgent: "Test" },
    { runInQueue: createHashQueue() },
  );
  await database.close();
  return kind;
}

describe("a site without ADMIN_PASSWORD", () => {
  let second: RunningProgram;

  test("prints a password that works at its first start only, even when it logs only errors", async () => {
    const first = await startSite(folder.path, { LOG_LEVEL: "error" });
    const [, password = ""] = printedPassword.exec(first.output()) ?? [];
    expect(await signInWith(password)).toBe("signed-in");
    await stopProgram(first);
    second = await startSite(folder.path);
    expect(second.output()).not.toMatch(printedPassword);
    expect(await signInWith(password)).toBe("signed-in");
  });

  test("npm run set-password changes it while the site is running, and while none is", async () => {
    const beside = setPassword(another);
    expect(await beside.ended, beside.output()).toBe(0);
    expect(beside.output()).toBe("The administrator's password is changed, and all sessions are ended.\n");
    expect(await signInWith(another)).toBe("signed-in");
    await stopProgram(second);
    expect(await setPassword(`${another} 2`).ended).toBe(0);
    expect(processesIn(folder.path)).toEqual([]);
    expect(await signInWith(`${another} 2`)).toBe("signed-in");
  });
});

describe("npm run set-password", () => {
  test("refuses a weak password, and any password while ADMIN_PASSWORD is set, with one sentence", async () => {
    const weak = setPassword("Password2026");
    expect(await weak.ended).toBe(1);
    expect(weak.output()).toMatch(/^The password is too easy to guess: .*\n$/);
    expect(await setPassword("").ended).toBe(1);
    const beside = setPassword(another, { ADMIN_PASSWORD: "marzipan kettle orbit fjord" });
    expect(await beside.ended).toBe(1);
    expect(beside.output()).toMatch(/^The administrator's password comes from ADMIN_PASSWORD\..*\n$/);
    expect(await signInWith(`${another} 2`)).toBe("signed-in");
  });

  test("keeps passkeys and recovery codes and says so, or revokes them when it is told to", async () => {
    const database = await joinDatabase({ dataDir: folder.path, log: console });
    await database.sql`
      insert into private.passkeys (credential_id, public_key, counter, host, name, made_at)
      values ('1', '', 0, 'lyrics.example', 'Phone', now())`;
    await database.sql`insert into private.recovery_codes values ('1'), ('2')`;
    const ways = () =>
      database.sql`select (select count(*) from private.passkeys) as passkeys,
        (select count(*) from private.recovery_codes) as codes`;
    const kept = setPassword(`${another} 3`);
    expect(await kept.ended).toBe(0);
    expect(kept.output()).toMatch(
      /\n1 passkey and 2 recovery codes still sign in\. .* revoke them by --revoke\.\n$/,
    );
    expect(await ways()).toEqual([{ passkeys: 1, codes: 2 }]);
    const revoked = setPassword(`${another} 2`, {}, "--revoke");
    expect(await revoked.ended).toBe(0);
    expect(revoked.output()).toMatch(/\nRevoked: 1 passkey and 2 recovery codes\.\n$/);
    expect(await ways()).toEqual([{ passkeys: 0, codes: 0 }]);
    await database.close();
  });

  test("prints its usage", async () => {
    const help = runProgram([process.execPath, "scripts/set-password.ts", "--help"]);
    expect(await help.ended).toBe(0);
    expect(help.output()).toContain("Usage: npm run set-password");
  });
});

describe("ADMIN_PASSWORD", () => {
  test("replaces the password that was set before at each start, and is never printed", async () => {
    const site = await startSite(folder.path, { ADMIN_PASSWORD: "marzipan kettle orbit fjord" });
    expect(site.output()).toContain("ADMIN_PASSWORD has changed");
    expect(site.output()).not.toContain("marzipan");
    expect(await signInWith("marzipan kettle orbit fjord")).toBe("signed-in");
    const elsewhere = setPassword(another);
    expect(await elsewhere.ended, "even when only the site has the setting").toBe(1);
    expect(elsewhere.output()).toContain("comes from ADMIN_PASSWORD");
    await stopProgram(site);
  });

  test("that is weak ends the start with one sentence, which does not contain it", async () => {
    const site = runProgram([process.execPath, "server/start.ts"], {
      environment: { ...compileCache(), PORT: "0", DATA_DIR: folder.path, ADMIN_PASSWORD: "Antara-2026!!" },
    });
    expect(await site.ended).toBe(1);
    expect(site.output()).toMatch(/^\S+ error ADMIN_PASSWORD is too easy to guess: .*\n$/);
    expect(site.output()).not.toContain("2026!!");
    expect(processesIn(folder.path)).toEqual([]);
  });
});
