/** The form of the codes, with a preview of each and a note where visitors' pages leave it out. */
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Draft } from "../../forms/draft.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEditForm } from "../../forms/use-edit-form.ts";
import { CodeArea, type CodeText } from "./code-area.tsx";
import { type CodeKey, codeFields } from "./code-fields.ts";
import { CodePreview } from "./code-preview.tsx";

interface CodesFormProps {
  readonly initial: Readonly<Record<CodeKey, string>>;
  readonly version: string;
  readonly saveKey: string;
  readonly unfinished: Draft | null;
}

export function CodesForm(codes: CodesFormProps) {
  // What is loaded after another action of the page must not make a stale edit look fresh.
  const [opened] = useState(codes);
  const form = useEditForm<CodeKey>({ ...opened, titleOf: () => "Ad and Analytics Codes" });
  return (
    <EditForm form={form} noun="settings" label="Save Settings">
      {codeFields.map(({ key, label, hint }) => (
        <CodeField
          key={key}
          name={key}
          label={label}
          hint={hint}
          initial={form.opened.text[key]}
          error={form.errors[key]}
        />
      ))}
    </EditForm>
  );
}

function CodeField(field: CodeText & { readonly name: CodeKey }) {
  const { name, label, initial } = field;
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  // Text may have been typed before hydration.
  useLayoutEffect(() => setText((before) => area.current?.value ?? before), []);
  return (
    <>
      <CodeArea {...field} area={area} onText={setText} />
      <CodePreview label={label} code={text}>
        {isInactive(name, text) && (
          <p className="not-current" role="status">
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
