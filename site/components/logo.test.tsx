import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HeroWord } from "./hero-word.tsx";
import { Logo } from "./logo.tsx";

it("the word of the hero is an image with the name of the site", () => {
  const markup = renderToStaticMarkup(<HeroWord name="Antara" />);
  expect(markup).toContain('role="img" aria-label="Antara"');
  expect(markup.match(/<circle/g)).toHaveLength(9);
});

it("the logo is hidden from assistive technology, since the link around it has a name", () => {
  expect(renderToStaticMarkup(<Logo />)).toContain('aria-hidden="true"');
});

it("neither carries inline styles, which the site's policy forbids", () => {
  const markup = renderToStaticMarkup(
    <>
      <Logo />
      <HeroWord name="Antara" />
    </>,
  );
  expect(markup).not.toContain("style=");
});
