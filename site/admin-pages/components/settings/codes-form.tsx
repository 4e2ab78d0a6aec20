/** The codes of advertisers and of analytics. Shows at each what visitors' pages would leave out. */
import { useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useActionResult } from "../action-result.ts";
import { TextAreaField } from "../field.tsx";
import { type CodeKey, codeFields, fingerprintField } from "./code-fields.ts";
import { CodePreview } from "./code-preview.tsx";
import type { SettingsResult } from "./settings-result.ts";

interface CodesFormProps {
  readonly codes: Readonly<Record<CodeKey, { readonly text: string; readonly mark: string }>>;
  /** The answer that the page was loaded with. */
  readonly posted: SettingsResult | undefined;
}

export function CodesForm({ codes, posted }: CodesFormProps) {
  const fetcher = useFetcher<SettingsResult>();
  useActionResult(fetcher.data);
  const isSaving = fetcher.state !== "idle";
  const { errors, typed } = fetcher.data ?? posted ?? {};
  return (
    <fetcher.Form method="post" onSubmit={(event) => isSaving && event.preventDefault()} noValidate>
      <input type="hidden" name="intent" value="save-codes" />
      {codeFields.map((field) => {
        const { text, mark } = codes[field.key];
        return (
          <div key={field.key}>
            <input type="hidden" name={fingerprintField(field.key)} value={mark} />
            <CodeField
              {...field}
              name={field.key}
              begin={typed?.[field.key] ?? text}
              error={errors?.[field.key]}
            />
          </div>
        );
      })}
      <div className="form-buttons">
        <button type="submit" className="button solid" aria-disabled={isSaving}>
          {isSaving ? "Saving…" : "Save Settings"}
        </button>
      </div>
    </fetcher.Form>
  );
}

interface CodeFieldProps {
  readonly name: CodeKey;
  readonly label: string;
  readonly hint: string;
  readonly begin: string;
  readonly error: string | undefined;
}

function CodeField({ name, label, hint, begin, error }: CodeFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(begin);
  // Something may have been typed before the scripts came.
  useLayoutEffect(() => setText((before) => area.current?.value ?? before), []);
  return (
    <>
      <TextAreaField
        ref={area}
        id={name}
        name={name}
        label={label}
        hint={hint}
        error={error}
        defaultValue={begin}
        className="input code"
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <CodePreview label={label} code={text}>
        {isInactive(name, text) && (
          <p className="inactive-code" role="status">
            Inactive: it begins with an HTML comment, so visitors' pages leave it out.
          </p>
        )}
      </CodePreview>
    </>
  );
}

/** The server decides by the same rule what visitors get; this is for the text that is being typed. */
function isInactive(key: CodeKey, text: string): boolean {
  return key !== "analyticsCode" && text.trim().startsWith("<!--");
}
