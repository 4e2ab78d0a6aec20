/** What a proofreader sees in the songs of the files, by kinds: how many have it, which they are, and its mend. */
import { describeCount, rowOfKind, type SignKind, signKinds } from "../../../exchange/proofreading/index.ts";
import { currentImport, type ImportState, update } from "./import-state.ts";
import { check } from "./run-import.ts";

interface ProofreaderProps {
  readonly state: ImportState;
  /** What the table is narrowed to. */
  readonly shown: string;
  readonly onShow: (kind: SignKind | "all") => void;
}

export function Proofreader({ state, shown, onShow }: ProofreaderProps) {
  const { found, mends, step } = state;
  const isChecking = step === "checking";
  const told = signKinds.flatMap((kind) => {
    const count = found.get(kind);
    // While songs are checked again, nothing moves away from under a finger.
    const isTold = count && (count.songs > 0 || count.mended > 0 || mends.has(kind) || isChecking);
    return isTold ? [{ kind, count, ...rowOfKind[kind] }] : [];
  });
  if (told.length === 0) return null;
  const canMend = step === "checked" || isChecking;
  return (
    <section className="proofreading" aria-label="Proofreader">
      <h4>What a proofreader sees in the words</h4>
      <p className="section-text">
        Nothing of this hinders the import. A tick mends it in all songs that you import; the files stay as
        they are.
      </p>
      <ul>
        {told.map(({ kind, name, mending, count }) => (
          <li key={kind} className="strip">
            <p>
              <b>{describeCount(kind, count)}.</b> {count.example && `Such as: ${count.example}`}
            </p>
            <div className="strip remark-buttons">
              <button
                type="button"
                className="button outlined"
                aria-pressed={shown === kind}
                onClick={() => onShow(shown === kind ? "all" : kind)}
              >
                Show
                <span className="unseen">: {name}</span>
              </button>
              {mending !== "none" && (
                <label className="take-kind">
                  <input
                    type="checkbox"
                    checked={mends.has(kind)}
                    disabled={!canMend}
                    onChange={({ currentTarget }) => void mendInAll(kind, currentTarget.checked)}
                  />
                  <span>
                    Mend in all<span className="unseen">: {name}</span>
                  </span>
                </label>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Checks again, so that what is shown is what would be saved. */
async function mendInAll(kind: SignKind, isMended: boolean): Promise<void> {
  const mends = new Set(currentImport().mends);
  if (isMended) mends.add(kind);
  else mends.delete(kind);
  update({ mends });
  await check();
}
