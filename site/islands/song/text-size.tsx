/** Larger and smaller lyrics: the visitor's choice, remembered in the browser; the style sheet knows the sizes. */
import { useSyncExternalStore } from "react";
import { type TextSize, textSizeKey, textSizes, usualTextSize } from "../../first-paint.ts";
import { hearChoices, rememberChoice } from "../remember-choice.ts";

const sizes = Object.keys(textSizes) as TextSize[];

export function TextSizeButtons() {
  const size = useSyncExternalStore<TextSize>(hearChoices, readSize, () => usualTextSize);
  const percent = `${textSizes[size]} %`;
  const place = sizes.indexOf(size);
  return (
    <span className="text-size">
      <SizeButton does="smaller text" to={sizes[place - 1]}>
        A−
      </SizeButton>
      <SizeButton does="back to normal text" to={size === usualTextSize ? undefined : usualTextSize}>
        {percent}
      </SizeButton>
      <SizeButton does="larger text" to={sizes[place + 1]}>
        A+
      </SizeButton>
      <span className="unseen" role="status">
        Text size {percent}
      </span>
    </span>
  );
}

interface SizeButtonProps {
  readonly does: string;
  /** Undefined where there is none: the button keeps its place, and the focus. */
  readonly to: TextSize | undefined;
  readonly children: string;
}

function SizeButton({ does, to, children }: SizeButtonProps) {
  return (
    <button
      type="button"
      className="button"
      aria-label={`${children}, ${does}`}
      aria-disabled={!to}
      onClick={() => to && rememberChoice("textSize", textSizeKey, to)}
    >
      {children}
    </button>
  );
}

/** Stands on the page's root element, where the first paint has put what was remembered. */
function readSize(): TextSize {
  const { textSize } = document.documentElement.dataset;
  return sizes.find((size) => size === textSize) ?? usualTextSize;
}
