/** The browser offers passkeys in the name field of the sign-in page (conditional mediation of WebAuthn). */
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { accessibilityFindings } from "../accessibility.ts";
import { notYetAPage } from "../open-page.ts";
import { type VisitorOptions, visit as visitSite } from "../visit.ts";
import { password } from "./administrator.ts";
import { type Authenticator, addAuthenticator } from "./authenticator.ts";
import { press, tabTo } from "./keyboard.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, signIn } = openSharedAdministration();

const challengeLastsMs = 5 * 60_000;

const notices = (page: Page) => page.locator(".notice").allInnerTexts();
const notice = (page: Page, text: string) => page.locator(".notice").getByText(text).waitFor();

afterEach(async () => {
  await sql()`delete from private.passkeys`;
  await sql()`delete from private.sign_in_failures`;
});

interface Recorded {
  /** How each request for a passkey went: such as `conditional AbortError`, or `modal` while it waits. */
  readonly requests: readonly string[];
  /** Their challenges, and when each came, by the clock of the page. */
  readonly challenges: readonly string[];
  readonly moments: readonly number[];
}

/** What the page has asked the browser since it was opened. */
const recordedIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded);
/** @returns how old the last challenge is, in milliseconds by the clock of the page */
const ageOfOffer = (page: Page) =>
  page.evaluate(
    () => Date.now() - ((globalThis as unknown as { recorded: Recorded }).recorded.moments.at(-1) ?? 0),
  );
const requestsOf = async (page: Page) => (await recordedIn(page)).requests;

/** Runs in the browser. */
function recordRequests() {
  const requests: string[] = [];
  const challenges: string[] = [];
  const moments: number[] = [];
  Object.assign(globalThis, { recorded: { requests, challenges, moments } });
  const get = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = async (options) => {
    challenges.push(String(new Uint8Array(options?.publicKey?.challenge as ArrayBuffer)));
    moments.push(Date.now());
    const place = requests.push(options?.mediation ?? "modal") - 1;
    try {
      const credential = await get(options);
      requests[place] += " answered";
      return credential;
    } catch (error) {
      requests[place] += ` ${(error as Error).name}`;
      throw error;
    }
  };
}

interface Stranger {
  readonly page: Page;
  readonly authenticator: Authenticator;
  /** How many challenges pages have asked for. */
  readonly countChallenges: () => number;
}

/** Adds a passkey, then opens the sign-in page as somebody who is signed out and has it. */
async function visitWithPasskey(
  options: VisitorOptions & { readonly answersAtOnce?: boolean },
  steps: (stranger: Stranger) => Promise<void>,
): Promise<void> {
  // Passkeys work for names, not for numeric addresses.
  const site = address().replace("127.0.0.1", "localhost");
  const { answersAtOnce = false, ...visitor } = options;
  await visitSite(notYetAPage, { ...visitor, site, cookies: await signIn() }, async (page) => {
    if (options.pauseClock) await page.clock.resume();
    const authenticator = await addAuthenticator(page);
    await page.goto("/admin/settings/password-and-passkeys");
    await press(page, "Add a Passkey");
    await notice(page, "Passkey Added");
    await page.context().clearCookies();
    await authenticator.answers(answersAtOnce);
    await page.addInitScript(recordRequests);
    let challenges = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/passkey-challenge")) challenges += 1;
    });
    await page.goto("/admin?to=/admin/trash");
    await steps({ page, authenticator, countChallenges: () => challenges });
  });
}

test.each(["phone", "desktop"] as const)(
  "a passkey that is chosen in the name field signs in, without the button (%s)",
  (width) =>
    visitWithPasskey({ width, answersAtOnce: true }, async ({ page }) => {
      await page.waitForURL("**/admin/trash");
      await notice(page, "Login Successful");
      expect(await requestsOf(page)).toEqual(["conditional answered"]);
    }),
);

test("while it is offered the page is as before: it says nothing, and the button asks instead", () =>
  visitWithPasskey({ width: "phone" }, async ({ page, authenticator }) => {
    await expect.poll(() => requestsOf(page)).toEqual(["conditional"]);
    expect(await page.getByLabel("Username").getAttribute("autocomplete")).toBe("username webauthn");
    expect(await accessibilityFindings(page)).toEqual([]);
    await tabTo(page, "Sign in with a passkey");
    await authenticator.answers(true);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/admin/trash");
    await notice(page, "Login Successful");
    expect(await requestsOf(page)).toEqual(["conditional AbortError", "modal answered"]);
  }));

test("a password that is typed instead signs in, and ends the offer without a word", () =>
  visitWithPasskey({}, async ({ page }) => {
    await expect.poll(() => requestsOf(page)).toEqual(["conditional"]);
    await tabTo(page, "Username");
    await page.keyboard.type("admin");
    await tabTo(page, "Password");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/admin/trash");
    await notice(page, "Login Successful");
    await expect.poll(() => requestsOf(page)).toEqual(["conditional AbortError"]);
    expect((await notices(page)).join()).not.toContain("Failed");
  }));

test("a passkey that the site does not know is refused once it is chosen, and not offered again", () =>
  visitWithPasskey({ allowErrors: /status of 401/ }, async ({ page, authenticator, countChallenges }) => {
    await expect.poll(() => requestsOf(page)).toEqual(["conditional"]);
    await sql()`update private.passkeys set credential_id = 'another'`;
    await authenticator.answers(true);
    await page.goto("/admin");
    await notice(page, "This passkey was not accepted.");
    await page.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
    expect(await requestsOf(page)).toEqual(["conditional answered"]);
    expect(countChallenges()).toBe(2);
  }));

test("a page that lies open renews the challenge before it expires, and a passkey signs in after an hour", () =>
  visitWithPasskey({ pauseClock: true }, async ({ page, authenticator }) => {
    await expect.poll(() => requestsOf(page)).toEqual(["conditional"]);
    // The site answers by another clock, so the page's waits for it.
    for (let minute = 1; minute <= 60; minute += 1) {
      await page.clock.runFor(60_000);
      await expect.poll(() => ageOfOffer(page)).toBeLessThan(challengeLastsMs);
    }
    const { requests, challenges } = await recordedIn(page);
    expect(requests.length).toBeLessThan(20);
    expect(requests.slice(0, -1)).toEqual(Array(requests.length - 1).fill("conditional AbortError"));
    expect(new Set(challenges).size).toBe(requests.length);
    expect(await notices(page)).toEqual([]);
    await authenticator.answers(true);
    await page.clock.runFor(300_000);
    await page.waitForURL("**/admin/trash");
  }));

test("a page without the focus asks for nothing until it has it", () =>
  visitWithPasskey({}, async ({ page, countChallenges }) => {
    await expect.poll(() => requestsOf(page)).toEqual(["conditional"]);
    await page.addInitScript(() => {
      document.hasFocus = () => document.documentElement.classList.contains("has-focus");
    });
    const before = countChallenges();
    await page.goto("/admin");
    await page.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    expect(countChallenges()).toBe(before);
    await page.evaluate(() => {
      document.documentElement.classList.add("has-focus");
      window.dispatchEvent(new Event("focus"));
    });
    await expect.poll(() => requestsOf(page)).toEqual(["conditional"]);
    expect(countChallenges()).toBe(before + 1);
  }));

test.each([
  ["a site without passkeys", "localhost", true],
  ["another address than that of the passkeys", "127.0.0.1", true],
  ["a browser that offers none in fields", "localhost", false],
] as const)("on %s nothing is asked for or loaded", async (_, host, isSupported) => {
  const hasPasskeys = host === "127.0.0.1" || !isSupported;
  if (hasPasskeys)
    await sql()`
      insert into private.passkeys (credential_id, public_key, counter, host, name, made_at)
      values ('1', '', 0, 'localhost', 'Phone', now())`;
  const site = address().replace("127.0.0.1", host);
  const asked: string[] = [];
  await visitSite(notYetAPage, { site }, async (page) => {
    await page.addInitScript(recordRequests);
    if (!isSupported)
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      });
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/admin");
    await page.getByLabel("Username").waitFor();
    await page.waitForLoadState("networkidle");
    expect(await requestsOf(page)).toEqual([]);
    expect(asked.filter((one) => /passkey-challenge|\/esm-/.test(one))).toEqual([]);
    expect(await page.getByLabel("Username").getAttribute("autocomplete")).toBe(
      isSupported ? "username" : "username webauthn",
    );
  });
});
