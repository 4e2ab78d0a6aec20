/**
 * The form of a report. It works without scripts: a refused one comes back as a page, with what was typed and with the focus where to
 * correct it.
 */
import { formatNumber } from "../format-count.ts";
import { kindLabels } from "./kind-labels.ts";
import type { RefusedReport } from "./report-answer.ts";
import type { ReportedLine } from "./reported-line.ts";

interface ReportFormProps {
  /** Of the page. */
  readonly address: string;
  /** Of the text, in characters. */
  readonly longest: number;
  /** Null for a report of the whole song. */
  readonly line: ReportedLine | null;
  /** Null for a new form. */
  readonly refused: RefusedReport | null;
}

export function ReportForm({ address, longest, line, refused }: ReportFormProps) {
  const { typed, errors, hasFailed } = refused ?? {
    typed: { kind: line ? "lyrics" : "", text: "" },
    errors: {},
  };
  return (
    <form method="post" action={address} noValidate>
      {line && <input type="hidden" name="line" value={line.name} />}
      {hasFailed && (
        <p className="field-error" role="alert">
          Your report could not be stored at this moment. Please send it again in a little while.
        </p>
      )}
      <Kinds chosen={typed.kind} error={errors.kind} />
      <div>
        <label htmlFor="report-text">Tell us more</label>
        <textarea
          id="report-text"
          name="text"
          rows={6}
          dir="auto"
          required
          defaultValue={typed.text}
          aria-invalid={errors.text ? true : undefined}
          aria-describedby={errors.text ? "report-text-error report-text-hint" : "report-text-hint"}
          // biome-ignore lint/a11y/noAutofocus: the page was loaded anew to say what to correct
          autoFocus={errors.text !== undefined && errors.kind === undefined}
        />
        <FieldError id="report-text-error" error={errors.text} />
        <p className="small-print" id="report-text-hint">
          At most {formatNumber(longest)} characters.
        </p>
      </div>
      <p className="small-print">
        The administrator of this site reads your report. No name and no address is stored with it.
      </p>
      <button type="submit" className="button solid">
        Send report
      </button>
    </form>
  );
}

function Kinds({ chosen, error }: { readonly chosen: string; readonly error: string | undefined }) {
  return (
    <fieldset aria-describedby={error ? "report-kind-error" : undefined}>
      <legend>What is wrong?</legend>
      {Object.entries(kindLabels).map(([kind, label], place) => (
        <label key={kind}>
          <input
            type="radio"
            name="kind"
            value={kind}
            required
            defaultChecked={kind === chosen}
            // biome-ignore lint/a11y/noAutofocus: as above
            autoFocus={error !== undefined && place === 0}
          />
          {label}
        </label>
      ))}
      <FieldError id="report-kind-error" error={error} />
    </fieldset>
  );
}

function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return (
    error && (
      <p className="field-error" id={id}>
        {error}
      </p>
    )
  );
}
