/**
 * The switch between the light and the dark theme. The visitor's choice is remembered and overrides the system's
 * preference.
 */
import { ThemeIcon } from "../components/icons.tsx";
import { themeColours, themeKey } from "../first-paint.ts";
import { useIslandTexts } from "../texts/use-texts.ts";
import { rememberChoice } from "./visitor-choices.ts";

export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="round-button theme-switch"
      aria-label={useIslandTexts().theme}
      onClick={switchTheme}
    >
      <ThemeIcon />
    </button>
  );
}

function switchTheme(): void {
  const { dataset } = document.documentElement;
  const shown = dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const chosen = shown === "dark" ? "light" : "dark";
  for (const colour of document.querySelectorAll("meta[name=theme-color]"))
    colour.setAttribute("content", themeColours[chosen]);
  rememberChoice("theme", themeKey, chosen);
}
