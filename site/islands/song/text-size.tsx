/**
 * The buttons for larger and smaller lyrics. The choice is remembered in the browser; the style sheet has the sizes.
 */
import { useSyncExternalStore } from "react";
import { defaultTextSize, type TextSize, textSizeKey, textSizes } from "../../first-paint.ts";
import { keepPlace } from "../../reading-place/keep-place.ts";
import { useIslandTexts } from "../../texts/use-texts.ts";
import { rememberChoice, subscribeToChoices } from "../visitor-choices.ts";

const sizes = Object.keys(textSizes) as TextSize[];

export function TextSizeButtons() {
  const texts = useIslandTexts().song.actions.size;
  const size = useSyncExternalStore<TextSize>(subscribeToChoices, readSize, () => defaultTextSize);
  const percent = `${textSizes[size]} %`;
  const place = sizes.indexOf(size);
  return (
    <span className="text-size">
      <SizeButton label={texts.smaller} to={sizes[place - 1]}>
        A−
      </SizeButton>
      <SizeButton label={texts.normal} to={size === defaultTextSize ? undefined : defaultTextSize}>
        {percent}
      </SizeButton>
      <SizeButton label={texts.larger} to={sizes[place + 1]}>
        A+
      </SizeButton>
      <span className="unseen" role="status">
        {texts.size} {percent}
      </span>
    </span>
  );
}

interface SizeButtonProps {
  readonly label: string;
  /** Undefined if there is none: the button stays in its place and keeps the focus. */
  readonly to: TextSize | undefined;
  readonly children: string;
}

function SizeButton({ label, to, children }: SizeButtonProps) {
  return (
    <button
      type="button"
      className="button"
      aria-label={`${children}, ${label}`}
      aria-disabled={!to}
      // Shows an earlier choice already (earlier-choices.ts).
      suppressHydrationWarning
      onClick={() => to && keepPlace(() => rememberChoice("textSize", textSizeKey, to))}
    >
      {children}
    </button>
  );
}

function readSize(): TextSize {
  const { textSize } = document.documentElement.dataset;
  return sizes.find((size) => size === textSize) ?? defaultTextSize;
}
