import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { SiteFacts } from "../live.ts";
import AboutUs from "./about-us.tsx";
import PrivacyPolicy from "./privacy-policy.tsx";
import { staticPage } from "./static-page.server.ts";
import TermsOfUse from "./terms-of-use.tsx";

const site: SiteFacts = {
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
  social: SiteFacts["social"] = {},
): string {
  const loaderData = staticPage(
    { path: "/page", title: "Page", ornament: "पन्ना", description: "A page." },
    { ...site, contactEmail, social },
  );
  const Stub = createRoutesStub([
    { path: "/", Component: () => createElement(Page, { loaderData } as never) },
  ]);
  return renderToStaticMarkup(<Stub />);
}

test("an operator who gave an address is reached about takedown, mistakes and privacy", () => {
  for (const Page of [TermsOfUse, AboutUs, PrivacyPolicy])
    expect(markupOf(Page, "mail@geet.example")).toContain('href="mailto:mail@geet.example"');
  expect(markupOf(TermsOfUse, "mail@geet.example")).toContain("Contact and Takedown");
});

test("without an address no page offers one, and none has empty sections for it", () => {
  for (const Page of [TermsOfUse, AboutUs, PrivacyPolicy]) {
    expect(markupOf(Page, null)).not.toContain("mailto:");
    expect(markupOf(Page, null)).not.toMatch(/Takedown|Write to Us|Questions/);
  }
});

test("the texts speak of the site by the name that the operator gave it", () => {
  for (const Page of [TermsOfUse, AboutUs, PrivacyPolicy]) {
    expect(markupOf(Page, null)).toContain("Geet Ghar");
    expect(markupOf(Page, null)).not.toContain("Antara");
  }
});

test("About Us leads to the site's pages elsewhere, and names the networks on which it has none", () => {
  const some = markupOf(AboutUs, null, { YouTube: "https://youtube.example/geet" });
  expect(some).toContain('href="https://youtube.example/geet" rel="noopener">Geet Ghar on YouTube</a>');
  expect(some).toContain("We have no page on Facebook, Instagram or X yet.");
});

test("their titles end with the site's name, and they bear no styles of their own", () => {
  const { head } = staticPage(
    { path: "/about-us", title: "About Us", ornament: "अपनी बात", description: "Who we are." },
    site,
  );
  expect(head).toContainEqual({ title: "About Us - Geet Ghar" });
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: "https://geet.example/about-us" });
  expect(markupOf(AboutUs, null)).not.toContain("style=");
});
