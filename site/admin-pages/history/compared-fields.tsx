/** What changed with a version: removed and added lines one below the other, with their changed words marked. */
import { formatCount } from "../../components/format-count.ts";
import type { ComparedField } from "./compare-states.server.ts";
import type { ComparedLine, Piece } from "./compare-texts.server.ts";

interface ComparedFieldsProps {
  readonly fields: readonly ComparedField[];
  /** Nothing is known of a version before it, so all of it is shown. */
  readonly isWhole: boolean;
}

export function ComparedFields({ fields, isWhole }: ComparedFieldsProps) {
  return (
    <div className="compared-fields">
      {fields.map(({ field, label, language, lines }) => (
        <section key={field} aria-labelledby={`changed-${field}`}>
          <h2 id={`changed-${field}`}>{label}</h2>
          <ol className={isWhole ? "compared-lines whole" : "compared-lines"} lang={language}>
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a version never change
              <Line key={place} line={line} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const signs = { removed: "Removed: ", added: "Added: " } as const;

function Line({ line }: { readonly line: ComparedLine }) {
  if ("count" in line)
    return (
      <li className="skipped" lang="en">
        {formatCount(line.count, line.kind === "skipped" ? "equal line" : "more line")}
        {line.kind === "too-many" && ", too many to show"}
      </li>
    );
  return (
    <li className={line.kind}>
      {line.kind !== "same" && (
        <span className="unseen" lang="en">
          {signs[line.kind]}
        </span>
      )}
      <span dir="auto">
        {line.pieces.map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <MarkedPiece key={place} piece={piece} kind={line.kind} />
        ))}
      </span>
    </li>
  );
}

interface MarkedPieceProps {
  readonly piece: Piece;
  readonly kind: "same" | "removed" | "added";
}

function MarkedPiece({ piece: { text, isChanged }, kind }: MarkedPieceProps) {
  if (!isChanged) return text;
  return kind === "removed" ? <del>{text}</del> : <ins>{text}</ins>;
}
