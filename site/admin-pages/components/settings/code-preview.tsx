/**
 * Shows what a code draws, in a frame that has no origin: its scripts run, and reach neither this page nor the session. It
 * is drawn only when asked for, since it may ask others.
 */
import { useState } from "react";
import { inlineHandlersIn } from "./code-fields.ts";

interface CodePreviewProps {
  readonly label: string;
  readonly code: string;
}

export function CodePreview({ label, code }: CodePreviewProps) {
  const [shown, setShown] = useState<string | null>(null);
  if (code.trim() === "") return null;
  const handlers = shown === null ? [] : inlineHandlersIn(shown);
  return (
    <div className="code-preview">
      <button
        type="button"
        className="button outlined"
        onClick={() => setShown(shown === code ? null : code)}
      >
        {shown === code ? "Hide Preview" : `Preview ${label}`}
      </button>
      {shown !== null && (
        <>
          {handlers.length > 0 && <p>Will not run on visitors' pages: {handlers.join(", ")}.</p>}
          <iframe
            title={`Preview of ${label}`}
            key={shown}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            src="/admin/settings/preview"
            // A frame without an origin can be written to by no address but any.
            onLoad={(event) => event.currentTarget.contentWindow?.postMessage(shown, "*")}
          />
        </>
      )}
    </div>
  );
}
