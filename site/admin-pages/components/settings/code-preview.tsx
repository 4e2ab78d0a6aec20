/**
 * Previews a code in a frame without an origin, where its scripts cannot reach this page or the session. Only on
 * request, since the code may contact other servers.
 */
import { type ReactNode, useState } from "react";
import { inlineHandlersIn } from "./code-fields.ts";

interface CodePreviewProps {
  readonly label: string;
  readonly code: string;
  /** Shown beside the button. */
  readonly children: ReactNode;
}

export function CodePreview({ label, code, children }: CodePreviewProps) {
  const [requested, setRequested] = useState<string | null>(null);
  const isEmpty = code.trim() === "";
  const shown = isEmpty ? null : requested;
  const handlers = shown === null ? [] : inlineHandlersIn(shown);
  return (
    <div className="code-preview">
      <div>
        {/* Also shown without a code, so that nothing moves when a first letter is typed. */}
        <button
          type="button"
          className="button outlined"
          aria-disabled={isEmpty}
          onClick={() => setRequested(shown === code || isEmpty ? null : code)}
        >
          {shown === code ? "Hide Preview" : `Preview ${label}`}
        </button>
        {children}
      </div>
      {shown !== null && (
        <>
          {handlers.length > 0 && <p>Will not run on visitors' pages: {handlers.join(", ")}.</p>}
          <iframe
            title={`Preview of ${label}`}
            key={shown}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            src="/admin/settings/preview"
            // A frame without an origin can only be addressed by "*".
            onLoad={(event) => event.currentTarget.contentWindow?.postMessage(shown, "*")}
          />
        </>
      )}
    </div>
  );
}
