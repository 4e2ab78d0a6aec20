/** About Us, Terms of Use and Privacy Policy. */
import { expect, inject, test } from "vitest";
import { readAtBothWidths } from "../both-widths.ts";
import { fetchPage } from "../fetched-page.ts";
import { visit } from "../visit.ts";

const staticPages = [
  {
    path: "/about-us",
    heading: "About Us",
    says: "mission and vision",
    sections: ["Our Mission", "Our Vision"],
  },
  {
    path: "/terms-of-use",
    heading: "Terms of Use",
    says: "use of content, accuracy, user conduct, limitation of liability and changes",
    sections: ["Use of Content", "Accuracy", "User Conduct", "Limitation of Liability", "Changes"],
  },
  {
    path: "/privacy-policy",
    heading: "Privacy Policy",
    says: "information collected, use, cookies, third-party services and consent",
    sections: ["Information Collected", "Use of Information", "Cookies", "Third-Party Services", "Consent"],
  },
] as const;

test.each(staticPages)(
  "$heading has the sections $sections, header, footer and a title that ends with the site's name",
  ({ path, heading, sections }) =>
    readAtBothWidths(path, { javaScriptEnabled: false }, async (page) => {
      expect(await page.title()).toBe(`${heading} - Antara`);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
      const headings = page.locator("main").getByRole("heading", { level: 2 }).filter({ visible: true });
      expect((await headings.allTextContents()).slice(0, sections.length)).toEqual(sections);
      expect(await page.getByRole("banner").isVisible()).toBe(true);
      expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
    }),
);

test("the terms say 'Last updated June 20, 2025'", async () => {
  const { textsOf, html } = await fetchPage("/terms-of-use");
  expect(textsOf("p").join()).toContain("Last updated June 20, 2025");
  expect(html).toMatch(/<time datetime="2025-06-20"/i);
});

test("the terms have a contact address only if the operator has set one", async () => {
  expect((await fetchPage("/terms-of-use")).html).not.toMatch(/Takedown|href="mailto:/);
  await readAtBothWidths(
    "/terms-of-use",
    { site: inject("fixtureSite"), javaScriptEnabled: false },
    async (page) => {
      expect(await page.getByRole("heading", { name: "Contact and Takedown" }).isVisible()).toBe(true);
      const address = page.locator("main a[href='mailto:words@antara.example']");
      expect(await address.first().isVisible()).toBe(true);
    },
  );
});

test("text is at most 64 characters wide", () =>
  readAtBothWidths("/privacy-policy", { javaScriptEnabled: false }, async (page) => {
    const letters = await page
      .locator(".prose")
      .first()
      .evaluate((element) => {
        const ruler = document.createElement("span");
        ruler.style.cssText = "position:absolute;width:64ch";
        element.append(ruler);
        return element.getBoundingClientRect().width / (ruler.getBoundingClientRect().width / 64);
      });
    expect(letters).toBeLessThanOrEqual(64.01);
  }));

test("reading pages sets no cookies and contacts no third party, as the privacy policy says", () =>
  visit("/privacy-policy", {}, async (page) => {
    await page.goto("/");
    await page
      .getByRole("link", { name: /Mere To Giridhar Gopal/ })
      .first()
      .click();
    await page.waitForURL("**/lyrics/**");
    await page.waitForLoadState("networkidle");
    expect(await page.context().cookies()).toEqual([]);
  }));
