import { describe, expect, test } from "vitest";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { widths } from "../widths.ts";
import { password } from "./administrator.ts";
import { expectNothingCovered } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, visit, visitAsStranger, signIn } = openSharedAdministration();

const endedSession = `antara-session=${"A".repeat(43)}`;

const fillIn = async (page: import("playwright-core").Page, username: string, secret: string) => {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(secret);
  await page.getByRole("button", { name: "Login" }).click();
};

test("the sign-in page refuses what is wrong with one message, loses nothing, and opens the dashboard", () =>
  visitAsStranger("/admin", { width: "phone", allowErrors: true }, async (page) => {
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Admin Login");
    // No message about an ended session, and the focus in the first field.
    expect(await page.locator(".signed-out").textContent()).toBe("");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("username");
    for (const [username, secret] of [
      ["admin", "not the password"],
      ["nobody", password],
      ["", ""],
    ] as const) {
      await fillIn(page, username, secret);
      await page.locator(".notice").getByText("Login Failed").waitFor();
      expect(await page.locator(".notice").textContent()).toContain("Invalid username or password.");
      expect(await page.getByLabel("Username").inputValue()).toBe(username);
      expect(await page.getByLabel("Password").inputValue()).toBe(secret);
      expect(await page.getByLabel("Username").getAttribute("aria-invalid")).toBe("true");
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNothingCovered(page, ".sign-in form button", ".sign-in input");
      }
      await page.getByRole("button", { name: "Close" }).click();
    }
    expect(await page.evaluate(() => localStorage.getItem("isAdmin"))).toBeNull();
    await sql()`delete from private.sign_in_failures`;
    await fillIn(page, "admin", password);
    await page.waitForURL("**/admin/dashboard");
    await page.getByText("Login Successful").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("isAdmin"))).toBe("true");
    await page.goBack();
    expect(page.url()).not.toContain("/admin?");
  }));

test("the password can be shown and hidden without moving anything, and the page stays accessible", () =>
  visitAsStranger("/admin?ended=yes", {}, async (page) => {
    await expectAccessibleByTurns(page);
    const field = page.getByLabel("Password");
    const show = page.getByRole("button", { name: "Show password" });
    await field.fill(password);
    const [box, loginBox] = [
      await field.boundingBox(),
      await page.getByRole("button", { name: "Login" }).boundingBox(),
    ];
    expect(await show.getAttribute("aria-pressed")).toBe("false");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect([await show.getAttribute("aria-pressed"), await field.getAttribute("type")]).toEqual([
      "true",
      "text",
    ]);
    expect(await field.inputValue()).toBe(password);
    expect([
      await field.boundingBox(),
      await page.getByRole("button", { name: "Login" }).boundingBox(),
    ]).toEqual([box, loginBox]);
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    await show.click();
    expect(await field.getAttribute("type")).toBe("password");
    await show.click();
    await page.getByLabel("Username").fill("admin");
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL("**/admin/dashboard");
  }));

test("signing in leads to the requested page, with its query", () =>
  visitAsStranger("/admin/lyrics?q=ghalib", {}, async (page) => {
    await page.waitForURL("**/admin?to=*");
    await fillIn(page, "admin", password);
    await page.waitForURL("**/admin/lyrics?q=ghalib");
  }));

test("the sign-in page redirects to the dashboard when signed in", async () => {
  const answer = await fetch(`${address()}/admin`, {
    redirect: "manual",
    headers: { Cookie: await signIn() },
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admin/dashboard"]);
});

test("signing in works without JavaScript, and the page says when the session has ended", () =>
  visitAsStranger("/admin/dashboard", { javaScriptEnabled: false, cookies: endedSession }, async (page) => {
    await page.getByText("You were signed out.").waitFor();
    expect(await page.getByRole("button", { name: "Show password" }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("username");
    await fillIn(page, "admin", password);
    await page.locator(".notice").getByText("Login Successful").waitFor();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  }));

test("after too many wrong passwords the page says how long to wait", () =>
  visitAsStranger("/admin", { allowErrors: true }, async (page) => {
    const attempt = async () => {
      const body = new URLSearchParams({ username: "admin", password: "wrong" });
      return (
        await fetch(`${address()}/admin`, { method: "POST", headers: { Origin: address() }, body })
      ).text();
    };
    while (!(await attempt()).includes("Too many attempts"));
    await fillIn(page, "admin", "wrong");
    await page.locator(".notice").waitFor();
    expect(await page.locator(".notice").textContent()).toMatch(
      /Login Failed.*Too many attempts\. Please wait (a second|\d+ seconds) and try again\./,
    );
    await sql()`delete from private.sign_in_failures`;
  }));

test("logging out ends the session on the server and leads to the sign-in page with a toast", async () => {
  // A separate session, since the one of this file must not end.
  const session = await signIn();
  await visitAsStranger("/admin/dashboard", { cookies: session }, async (page) => {
    await page.waitForFunction(() => localStorage.getItem("isAdmin") === "true");
    await page.getByRole("button", { name: "Logout" }).first().click();
    await page.waitForURL((url) => url.pathname === "/admin");
    await page.getByText("Logged Out").waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("isAdmin"))).toBeNull();
    const answer = await fetch(`${address()}/admin/dashboard`, {
      redirect: "manual",
      headers: { Cookie: session },
    });
    expect(answer.status).toBe(302);
  });
});

test("logging out in one tab signs out the others", async () => {
  const session = await signIn();
  await visitAsStranger("/admin/dashboard", { cookies: session }, async (page) => {
    await page.waitForFunction(() => localStorage.getItem("isAdmin") === "true");
    const other = await page.context().newPage();
    await other.goto("/admin/lyrics");
    await other.getByRole("button", { name: "Logout" }).first().click();
    await other.waitForURL((url) => url.pathname === "/admin");
    await page.waitForURL("**/admin?to=%2Fadmin%2Fdashboard&ended=yes");
    await other.close();
  });
});

test("an open page whose session has ended goes to the sign-in page, which leads back to it", async () => {
  const session = await signIn();
  await visitAsStranger("/admin/trash", { cookies: session, pauseClock: true }, async (page) => {
    await fetch(`${address()}/admin/logout`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: address(), Cookie: session },
    });
    await page.clock.runFor(31_000);
    await page.waitForURL("**/admin?to=%2Fadmin%2Ftrash&ended=yes");
    // No form was open there.
    await page.getByText("You were signed out.", { exact: true }).waitFor();
  });
});

describe("while sessions cannot be read", () => {
  test("the sign-in page answers 503 with a link home, where the logo is complete", () =>
    visit("/admin", { before: hideSessions, allowErrors: true }, async (page) => {
      await page.getByRole("heading", { level: 1, name: "Out of Tune" }).waitFor();
      const answer = await page.request.get("/admin");
      expect([answer.status(), answer.headers()["retry-after"]]).toEqual([503, "10"]);
      await showSessions();
      await page.getByRole("link", { name: "Go Back Home" }).click();
      await page.getByRole("heading", { level: 1, name: "Discover Your Favorite Hindi Lyrics" }).waitFor();
      // A script reads the outline of the logo from the first page.
      expect(await page.locator(".site-header .logo-word path").getAttribute("d")).toMatch(/^M\d/);
    }));

  test("signing in is answered with a page with status 503", () =>
    visitAsStranger("/admin", { before: hideSessions, allowErrors: true }, async (page) => {
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await fillIn(page, "admin", password);
      expect((await answered).status()).toBe(503);
      await showSessions();
      await page.getByRole("heading", { level: 1, name: "Out of Tune" }).waitFor();
    }));
});

async function hideSessions(): Promise<void> {
  await sql()`alter table private.sessions rename to sessions_away`;
}

async function showSessions(): Promise<void> {
  await sql()`alter table private.sessions_away rename to sessions`;
}
