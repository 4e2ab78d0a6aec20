import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { en } from "./en/index.ts";
import { sharedTexts } from "./shared-texts.ts";
import { TextsProvider, useIslandTexts, useSharedTexts, useTexts } from "./use-texts.ts";

const OfPage = () => useTexts().home.heading;
const OfBoth = () => useSharedTexts().failures.home;
const OfIsland = () => useIslandTexts().menu;

test("a page has all texts, the administration some, and an island its own", () => {
  const render = (Component: () => string, value: Parameters<typeof TextsProvider>[0]["value"]) =>
    renderToString(
      <TextsProvider value={value}>
        <Component />
      </TextsProvider>,
    );
  const { islands } = en;
  for (const value of [en, sharedTexts, { islands }]) expect(render(OfIsland, value)).toBe("Menu");
  for (const value of [en, sharedTexts]) expect(render(OfBoth, value)).toBe("Go Back Home");
  expect(() => render(OfBoth, { islands })).toThrow("The texts `failures` are not here.");
  expect(() => render(OfPage, sharedTexts)).toThrow("The texts `home` are not here.");
});
