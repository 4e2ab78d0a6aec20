/**
 * An empty document in which a code is tried out. Its policy takes its origin away, so whatever the code does, it reaches
 * neither the administrator's page nor the session; that page itself has a policy that would let nothing of the code run.
 */

const policy = [
  "sandbox allow-scripts",
  "default-src https: data: blob: 'unsafe-inline'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Written into the document while it is open, so that even `document.write` of old codes works as they expect. */
const receive = `addEventListener("message",event=>{
if(event.source!==parent)return;
document.open();document.write(event.data);document.close();
},{once:true})`;

export function loader(): Response {
  return new Response(
    `<!doctype html><meta charset="utf-8"><title>Preview</title><script>${receive}</script>`,
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": policy,
      },
    },
  );
}
