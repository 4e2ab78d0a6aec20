/** The form of ads.txt and of the proofs of ownership. */
import { useState } from "react";
import type { FoundTexts } from "#catalogue";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEditForm } from "../../forms/use-edit-form.ts";
import type { Route } from "../../settings/+types/found.ts";
import { CodeArea } from "./code-area.tsx";

export function FoundForm(texts: Route.ComponentProps["loaderData"]["texts"]) {
  // What is loaded after another action of the page must not make a stale edit look fresh.
  const [opened] = useState(texts);
  const form = useEditForm<keyof FoundTexts>({ ...opened, titleOf: () => "Being Found" });
  const propsOf = (name: keyof FoundTexts) => ({
    name,
    initial: form.opened.text[name],
    error: form.errors[name],
  });
  return (
    <EditForm form={form} noun="settings" label="Save Settings">
      <CodeArea
        {...propsOf("adsTxt")}
        label="ads.txt"
        hint="Who may sell advertisements here, one a line, as advertisers give it to you: google.com, pub-1234567890, DIRECT. Shown at /ads.txt, which there is not while this is empty."
      />
      <CodeArea
        {...propsOf("proofs")}
        label="Proofs of Ownership"
        hint="One a line. Of a meta tag its name and its content: google-site-verification abc123. Or the name of a file of Google, Naver or Yandex: google1234567890abcdef.html."
      />
    </EditForm>
  );
}
