/** The form of the codes, with a preview of each and a note where visitors' pages leave it out. */
import { useLayoutEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { type ActionResult, useActionResult } from "../action-result.ts";
import { described, FieldFrame } from "../field.tsx";
import { useTextBeforeHydration } from "../text-before-hydration.ts";
import { type CodeKey, codeFields, fingerprintField } from "./code-fields.ts";
import { CodePreview } from "./code-preview.tsx";

export interface CodesResult extends ActionResult {
  /** What is wrong with a code, by its key. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Codes that were not saved, by their keys, for a page that was loaded by sending them. */
  readonly typed?: Readonly<Record<string, string>>;
}

interface CodesFormProps {
  readonly codes: Readonly<Record<CodeKey, { readonly text: string; readonly fingerprint: string }>>;
  /** Of a page that was loaded by sending this form. */
  readonly actionData: CodesResult | undefined;
}

export function CodesForm({ codes, actionData }: CodesFormProps) {
  const fetcher = useFetcher<CodesResult>();
  useActionResult(fetcher.data);
  const isSaving = fetcher.state !== "idle";
  const { errors, typed } = fetcher.data ?? actionData ?? {};
  return (
    <fetcher.Form method="post" onSubmit={(event) => isSaving && event.preventDefault()} noValidate>
      <input type="hidden" name="intent" value="save-codes" />
      {codeFields.map((field) => {
        const { text, fingerprint } = codes[field.key];
        return (
          <div key={field.key}>
            <input type="hidden" name={fingerprintField(field.key)} value={fingerprint} />
            <CodeField
              {...field}
              name={field.key}
              initial={typed?.[field.key] ?? text}
              error={errors?.[field.key]}
            />
          </div>
        );
      })}
      <div className="strip form-buttons">
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
  readonly initial: string;
  readonly error: string | undefined;
}

function CodeField({ name, label, hint, initial, error }: CodeFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const defaultValue = useTextBeforeHydration(name, initial);
  const [text, setText] = useState(initial);
  // Text may have been typed before hydration.
  useLayoutEffect(() => setText((before) => area.current?.value ?? before), []);
  return (
    <>
      <FieldFrame id={name} label={label} hint={hint} error={error}>
        <textarea
          ref={area}
          id={name}
          name={name}
          defaultValue={defaultValue}
          className="input code"
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setText(value)}
          {...described(name, hint, error)}
        />
      </FieldFrame>
      <CodePreview label={label} code={text}>
        {isInactive(name, text) && (
          <p className="inactive-code" role="status">
            Inactive: it begins with an HTML comment, so visitors' pages leave it out.
          </p>
        )}
      </CodePreview>
      <p className="code-history">
        <Link className="underlined" to={`/admin/settings/${name}/history`}>
          History<span className="unseen"> of {label}</span>
        </Link>
      </p>
    </>
  );
}

/** By the server's rule for visitors' pages. */
function isInactive(key: CodeKey, text: string): boolean {
  return key !== "analyticsCode" && text.trim().startsWith("<!--");
}
