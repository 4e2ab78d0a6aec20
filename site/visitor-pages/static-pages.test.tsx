import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { SiteInfo } from "../live.ts";
import { en } from "../texts/en/index.ts";
import { TextsProvider } from "../texts/use-texts.ts";
import AboutUs from "./about-us.tsx";
import PrivacyPolicy from "./privacy-policy.tsx";
import { staticPage } from "./static-page.server.ts";
import TermsOfUse from "./terms-of-use.tsx";

const site: SiteInfo = {
  name: "Geet Ghar",
  origin: "https://geet.example",
  social: {},
  contactEmail: null,
  timeZone: "Asia/Kolkata",
  asksConsent: false,
};

function markupOf(
  Page: ComponentType<never>,
  contactEmail: string | null,
  social: SiteInfo["social"] = {},
): string {
  const loaderData = staticPage("/about-us", { ...site, contactEmail, social }, en);
  const Stub = createRoutesStub([
    { path: "/", Component: () => createElement(Page, { loaderData } as never) },
  ]);
  return renderToStaticMarkup(
    <TextsProvider value={en}>
      <Stub />
    </TextsProvider>,
  );
}

test("the contact address is on all pages, with a section about takedown", () => {
  for (const Page of [TermsOfUse, AboutUs, PrivacyPolicy])
    expect(markupOf(Page, "mail@geet.example")).toContain('href="mailto:mail@geet.example"');
  expect(markupOf(TermsOfUse, "mail@geet.example")).toContain("Contact and Takedown");
});

test("without a contact address no page has a link or a section for it", () => {
  for (const Page of [TermsOfUse, AboutUs, PrivacyPolicy]) {
    expect(markupOf(Page, null)).not.toContain("mailto:");
    expect(markupOf(Page, null)).not.toMatch(/Takedown|Write to Us|Questions/);
  }
});

test("the texts use the name of the site that the operator set", () => {
  for (const Page of [TermsOfUse, AboutUs, PrivacyPolicy]) {
    expect(markupOf(Page, null)).toContain("Geet Ghar");
    expect(markupOf(Page, null)).not.toContain("Antara");
  }
});

test("About Us links the site's pages on social networks, and names the networks without one", () => {
  const some = markupOf(AboutUs, null, { YouTube: "https://youtube.example/geet" });
  expect(some).toContain('href="https://youtube.example/geet" rel="noopener">Geet Ghar on YouTube</a>');
  expect(some).toContain("We have no page on Facebook, Instagram or X yet.");
});

test("titles end with the name of the site, and the pages have no inline styles", () => {
  const { head } = staticPage("/about-us", site, en);
  expect(head).toContainEqual({ title: "About Us - Geet Ghar" });
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: "https://geet.example/about-us" });
  expect(markupOf(AboutUs, null)).not.toContain("style=");
});
