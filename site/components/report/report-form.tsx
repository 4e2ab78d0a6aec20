/**
 * The form of a report. It works without scripts: a refused one comes back as a page, with what was typed and with
 * the focus where to correct it.
 */

import { addressIn } from "../../texts/address-in.ts";
import { useIslandTexts, useTexts } from "../../texts/use-texts.ts";
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
  const { report } = useTexts();
  const { typed, errors, hasFailed } = refused ?? {
    typed: { kind: line ? "lyrics" : "", text: "" },
    errors: {},
  };
  return (
    <form method="post" action={addressIn(useIslandTexts().path, address)} noValidate>
      {line && <input type="hidden" name="line" value={line.name} />}
      {hasFailed && (
        <p className="field-error" role="alert">
          {report.errors.failed}
        </p>
      )}
      <Kinds chosen={typed.kind} error={errors.kind && report.errors.kind} />
      <div>
        <label htmlFor="report-text">{report.text}</label>
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
        <FieldError id="report-text-error" error={errors.text && report.errors.text(longest)[errors.text]} />
        <p className="small-print" id="report-text-hint">
          {report.hint(longest)}
        </p>
      </div>
      <p className="small-print">{report.privacy}</p>
      <button type="submit" className="button solid">
        {report.send}
      </button>
    </form>
  );
}

function Kinds({ chosen, error }: { readonly chosen: string; readonly error: string | undefined }) {
  const { report } = useTexts();
  return (
    <fieldset aria-describedby={error ? "report-kind-error" : undefined}>
      <legend>{report.kind}</legend>
      {Object.entries(report.kinds).map(([kind, label], place) => (
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
