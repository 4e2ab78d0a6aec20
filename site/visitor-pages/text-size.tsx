/** Larger and smaller lyrics: the visitor's choice, remembered in the browser; the style sheet knows five sizes. */
import { textSizeKey, textSizes, usualTextSize } from "../first-paint.ts";

export function TextSize() {
  return (
    <span className="text-size">
      <button
        type="button"
        className="button"
        aria-label="A−, smaller text"
        onClick={() => changeTextSize(-1)}
      >
        A−
      </button>
      <button type="button" className="button" aria-label="A+, larger text" onClick={() => changeTextSize(1)}>
        A+
      </button>
    </span>
  );
}

function changeTextSize(steps: 1 | -1): void {
  const { dataset } = document.documentElement;
  const shown = textSizes.findIndex((size) => size === (dataset.textSize ?? usualTextSize));
  const chosen = textSizes[shown + steps];
  if (!chosen) return;
  dataset.textSize = chosen;
  try {
    localStorage.setItem(textSizeKey, chosen);
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
}
