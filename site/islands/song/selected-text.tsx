/** A selected text that the visitor copies, where the browser has no clipboard. */
export function SelectedText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <label className="offered-text">
      {label}
      <textarea readOnly rows={text.includes("\n") ? 6 : 1} value={text} ref={select} />
    </label>
  );
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
