import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { KeepingMarkup } from "./components/kept-part.tsx";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";
import type { SiteLink } from "./components/site-links.tsx";
import { keepMarkup } from "./kept-markup.server.ts";

const facts = { name: "Geet & Ghar", social: {}, contactEmail: "post@geet.example", year: "2026" } as const;

const frameOf = (current: SiteLink | null, name: string = facts.name) => (
  <>
    <SiteHeader siteName={name} current={current} />
    <SiteFooter {...facts} name={name} current={current} />
  </>
);

const written = (frame: React.ReactNode) =>
  renderToString(<KeepingMarkup value={keepMarkup}>{frame}</KeepingMarkup>);

test.each([null, "/", "/albums", "/singers"] as const)(
  "on a page that %j leads to, header and footer are written letter for letter as they are rendered, the second time too",
  (current) => {
    const rendered = renderToString(frameOf(current));
    expect(rendered).toContain("Geet &amp; Ghar");
    expect(written(frameOf(current))).toBe(rendered);
    expect(written(frameOf(current))).toBe(rendered);
  },
);

test("other facts are written anew", () => {
  expect(written(frameOf(null, "Ghazal"))).toContain("Ghazal, home");
  expect(written(frameOf("/albums"))).toContain('aria-current="page"');
  expect(written(frameOf(null))).not.toContain("aria-current");
});
