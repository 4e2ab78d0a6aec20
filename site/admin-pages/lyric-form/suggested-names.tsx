/** The list of names below a field that suggests them. The field handles the keys and keeps the focus. */
import { formatCount } from "../../components/format-count.ts";
import type { useSuggesting } from "./use-suggesting.ts";

interface SuggestedNamesProps extends Pick<ReturnType<typeof useSuggesting>, "combobox" | "take"> {
  /** Of the field. */
  readonly label: string | undefined;
}

export function SuggestedNames({ combobox, take, label }: SuggestedNamesProps) {
  const { options, isOpen, activate, listProps, propsOf } = combobox;
  if (!isOpen) return null;
  return (
    <div role="listbox" {...listProps} aria-label={`${label}, suggestions`}>
      {options.map((suggested, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and keeps the focus
        <div
          key={suggested.id}
          role="option"
          tabIndex={-1}
          {...propsOf(place)}
          onMouseMove={() => activate(place)}
          onClick={() => take(suggested)}
        >
          <span>{suggested.name}</span>{" "}
          <span className="small-print">{formatCount(suggested.songCount, "song")}</span>
        </div>
      ))}
    </div>
  );
}
