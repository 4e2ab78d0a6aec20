/** Larger and smaller lyrics: the visitor's choice, remembered in the browser; the style sheet knows the sizes. */
import { useSyncExternalStore } from "react";
import { type TextSize, textSizeKey, textSizes, usualTextSize } from "../../first-paint.ts";

const sizes = Object.keys(textSizes) as TextSize[];

export function TextSizeButtons() {
  const size = useSyncExternalStore<TextSize>(listen, readSize, () => usualTextSize);
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
      onClick={() => to && changeTextSize(to)}
    >
      {children}
    </button>
  );
}

const listeners = new Set<() => void>();

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Stands on the page's root element, where the first paint has put what was remembered. */
function readSize(): TextSize {
  const { textSize } = document.documentElement.dataset;
  return sizes.find((size) => size === textSize) ?? usualTextSize;
}

function changeTextSize(size: TextSize): void {
  document.documentElement.dataset.textSize = size;
  for (const hear of listeners) hear();
  try {
    localStorage.setItem(textSizeKey, size);
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
}
