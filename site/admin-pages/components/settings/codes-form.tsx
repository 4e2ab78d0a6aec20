/** The codes of advertisers and of analytics. Sends only what was changed, and shows what visitors' pages would leave out. */
import { type FormEvent, useState } from "react";
import { useFetcher } from "react-router";
import { TextAreaField } from "../field.tsx";
import { useOutcome } from "../outcome.ts";
import { type CodeKey, codeFields } from "./code-fields.ts";
import { CodePreview } from "./code-preview.tsx";
import type { SettingsAnswer } from "./settings-answer.ts";

interface CodesFormProps {
  readonly codes: Readonly<Record<CodeKey, { readonly text: string; readonly isActive: boolean }>>;
}

export function CodesForm({ codes }: CodesFormProps) {
  const fetcher = useFetcher<SettingsAnswer>();
  const [texts, setTexts] = useState(() => textsOf(codes));
  useOutcome(fetcher.data);
  const isSaving = fetcher.state !== "idle";
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const changed = codeFields.filter(({ key }) => texts[key] !== codes[key].text);
    const form = new FormData();
    form.set("intent", "save-codes");
    for (const { key } of changed) form.set(key, texts[key]);
    fetcher.submit(form, { method: "post" });
  };
  return (
    <fetcher.Form method="post" onSubmit={save} noValidate>
      {codeFields.map(({ key, label, hint }) => (
        <div key={key}>
          <TextAreaField
            id={key}
            name={key}
            label={label}
            hint={hint}
            className="input code"
            spellCheck={false}
            autoComplete="off"
            value={texts[key]}
            onChange={({ currentTarget: { value } }) => setTexts((before) => ({ ...before, [key]: value }))}
            error={fetcher.data?.errors?.[key]}
          />
          {isInactive(key, texts[key]) && (
            <p className="inactive-code" role="status">
              Inactive: it begins with an HTML comment, so visitors' pages leave it out.
            </p>
          )}
          <CodePreview label={label} code={texts[key]} />
        </div>
      ))}
      <div className="form-buttons">
        <button type="submit" className="button solid" aria-disabled={isSaving}>
          {isSaving ? "Saving…" : "Save Settings"}
        </button>
      </div>
    </fetcher.Form>
  );
}

function textsOf(codes: CodesFormProps["codes"]): Record<CodeKey, string> {
  return {
    adCode1: codes.adCode1.text,
    adCode2: codes.adCode2.text,
    analyticsCode: codes.analyticsCode.text,
  };
}

/** The server decides by the same rule what visitors get; this is for the text that is being typed. */
function isInactive(key: CodeKey, text: string): boolean {
  return key !== "analyticsCode" && text.trim().startsWith("<!--");
}
