import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { notYetAPage } from "../open-page.ts";
import { type VisitorOptions, visit as visitSite } from "../visit.ts";
import { password } from "./administrator.ts";
import { addAuthenticator } from "./authenticator.ts";
import { press, tabTo } from "./keyboard.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, visit, visitAsStranger, signIn } = openSharedAdministration();
const path = "/admin/settings/password-and-passkeys";
const another = "walnut harbour zigzag plume";

const notice = (page: Page, text: string | RegExp) => page.locator(".notice").getByText(text).waitFor();

/** Passkeys work for names, not for numeric addresses. */
const visitByName = (where: string, options: VisitorOptions, steps: (page: Page) => Promise<void>) =>
  visitSite(where, { ...options, site: address().replace("127.0.0.1", "localhost") }, steps);

beforeAll(async () => {
  // As after a start without ADMIN_PASSWORD.
  await sql()`update private.account set follows_setting = false`;
});

test("by keyboard alone, a passkey is added, signs in, and is revoked, which ends its session", async () => {
  const session = await signIn();
  await visitByName(notYetAPage, { cookies: session }, async (page) => {
    const authenticator = await addAuthenticator(page);
    await page.goto(path);
    await tabTo(page, "Name of a new passkey");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("My laptop");
    await press(page, "Add a Passkey");
    await notice(page, /In case it gets lost, make recovery codes below/);
    expect(await page.locator(".passkeys li").innerText()).toMatch(
      /^My laptop\s+Made .*\s+Not used yet\s+Revoke/,
    );
    // The same device is not added twice.
    await press(page, "Add a Passkey");
    await notice(page, "This device has a passkey for this site already.");

    await page.context().clearCookies();
    await authenticator.answers(false);
    await page.goto("/admin?to=/admin/trash");
    await tabTo(page, "Sign in with a passkey");
    await authenticator.answers(true);
    await press(page, "Sign in with a passkey");
    await page.waitForURL("**/admin/trash");
    await notice(page, "Login Successful");

    await page.goto(path);
    await page.getByText("Opened this session").waitFor();
    await press(page, "Revoke My laptop");
    await page.getByRole("alertdialog").getByText("It opened this session too").waitFor();
    await press(page, "Revoke");
    await page.waitForURL("**/admin?*ended=yes");
    expect(await page.getByRole("button", { name: "Sign in with a passkey" }).count()).toBe(0);
  });
});

test("where passkeys do not work, the page says where they do", () =>
  visit(path, {}, async (page) => {
    await page.getByRole("link", { name: /Open this page at http:\/\/localhost:/ }).waitFor();
    expect(await page.getByRole("button", { name: "Add a Passkey" }).count()).toBe(0);
  }));

test("adding needs the password after ten minutes, and a passkey that is gone is refused with a message", async () => {
  const session = await signIn();
  await sql()`update private.sessions set signed_in_at = signed_in_at - interval '10 minutes'`;
  await visitByName(notYetAPage, { cookies: session, allowErrors: true }, async (page) => {
    const authenticator = await addAuthenticator(page);
    await page.goto(path);
    const field = page.locator("#passkey-password");
    await press(page, "Add a Passkey");
    await page.locator(".field-error").getByText("Type your password first.").waitFor();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill(password);
    await page.keyboard.press("Enter");
    await notice(page, "Passkey Added");
    await visitAsStranger("/admin", {}, async (other) => {
      await other.getByText(/Passkeys work at http:\/\/localhost:\d+\./).waitFor();
    });

    await page.context().clearCookies();
    await sql()`update private.passkeys set credential_id = 'another'`;
    await authenticator.answers(false);
    await page.goto("/admin");
    await tabTo(page, "Sign in with a passkey");
    await authenticator.answers(true);
    await press(page, "Sign in with a passkey");
    await notice(page, "This passkey was not accepted.");
    await sql()`delete from private.passkeys`;
    await sql()`delete from private.sign_in_failures`;
  });
});

test("recovery codes ask for the password ten minutes after the sign-in, and never keep it", async () => {
  const session = await signIn();
  await sql()`update private.sessions set signed_in_at = signed_in_at - interval '10 minutes'`;
  await visitAsStranger(path, { cookies: session, allowErrors: true }, async (page) => {
    const field = page.locator("#codes-password");
    await press(page, "Make Recovery Codes");
    await page.locator(".field-error").getByText("Type your password first.").waitFor();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill(password);
    await page.keyboard.press("Enter");
    await notice(page, "Recovery Codes Made");
    await page.getByRole("heading", { name: "Your new codes" }).waitFor();
    await expect
      .poll(() => field.evaluateAll(([input]) => (input as HTMLInputElement)?.value ?? ""))
      .toBe("");
  });
  await sql()`delete from private.recovery_codes`;
});

for (const javaScriptEnabled of [true, false])
  test(`ten recovery codes are shown once and counted, with JavaScript: ${javaScriptEnabled}`, async () => {
    const session = await signIn();
    await visitAsStranger(path, { cookies: session, javaScriptEnabled }, async (page) => {
      await sql()`delete from private.recovery_codes`;
      await page.reload();
      await page.getByText("There are none at present.").waitFor();
      await page.getByRole("button", { name: "Make Recovery Codes" }).click();
      await notice(page, "Recovery Codes Made");
      const codes = await page.locator(".new-codes code").allTextContents();
      expect(codes).toHaveLength(10);
      if (javaScriptEnabled)
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent))
          .toBe("Your new codes");
      const body = new URLSearchParams({ username: "admin", password: codes[3] ?? "" });
      const signedIn = await fetch(`${address()}/admin`, {
        method: "POST",
        headers: { Origin: address() },
        body,
        redirect: "manual",
      });
      expect(signedIn.status).toBe(302);
      await page.goto(path);
      await page.getByText("9 of 10 are left.").waitFor();
      expect(await page.locator(".new-codes").count()).toBe(0);
    });
  });

for (const javaScriptEnabled of [true, false])
  test(`a new password ends all other sessions, with JavaScript: ${javaScriptEnabled}`, async () => {
    const [here, other] = [await signIn(), await signIn()];
    await visitAsStranger(path, { cookies: here, javaScriptEnabled, allowErrors: true }, async (page) => {
      const change = async (present: string, next: string, again = next) => {
        await page.getByLabel("Present password").fill(present);
        await page.getByLabel("New password", { exact: true }).fill(next);
        await page.getByLabel("New password again").fill(again);
        await page.keyboard.press("Enter");
      };
      const error = (text: RegExp) => page.locator(".field-error").getByText(text).waitFor();
      await change("wrong", another);
      await error(/This is not the present password/);
      await change(password, another, `${another}!`);
      await error(/The two new passwords are not the same/);
      await change(password, "admin admin admin");
      await error(/The new password is too easy to guess/);
      if (javaScriptEnabled)
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
          .toBe("next");
      await change(password, another);
      await notice(page, /other sessions? ended\. You stay signed in here/);
      await page.goto("/admin/trash");
      await page.getByRole("heading", { level: 1, name: "Trash" }).waitFor();
      const { status } = await fetch(`${address()}${path}`, {
        headers: { Cookie: other },
        redirect: "manual",
      });
      expect(status).toBe(302);
      await page.goto(path);
      await change(another, password);
      await notice(page, "There were no other sessions.");
    });
  });

test("while ADMIN_PASSWORD decides, the page says so and has no form for the password", async () => {
  const session = await signIn();
  await sql()`update private.account set follows_setting = true`;
  await visitAsStranger(path, { cookies: session }, async (page) => {
    await page.getByText("The administrator's password comes from ADMIN_PASSWORD.").waitFor();
    expect(await page.getByLabel("Present password").count()).toBe(0);
  });
  await sql()`update private.account set follows_setting = false`;
});

test("axe reports nothing with passkeys and new codes", async () => {
  await sql()`
    insert into private.passkeys (credential_id, public_key, counter, host, name, made_at)
    values ('1', '', 0, 'localhost', 'Phone', now()),
      ('2', '', 0, 'old.example', ${"A long name ".repeat(5)}, now())`;
  const session = await signIn();
  await visitByName(path, { cookies: session }, async (page) => {
    await page.getByText("Works only at old.example").waitFor();
    await page.getByRole("button", { name: /Make (New|Recovery) Codes/ }).click();
    await page.locator(".new-codes").waitFor();
    await expectAccessibleByTurns(page);
  });
  await visitByName("/admin", {}, async (page) => {
    await page.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
  });
  await sql()`delete from private.passkeys`;
});
