/**
 * An empty document in which a code is previewed. Its policy takes its origin away, so the code cannot reach the
 * administrator's page or session. The page itself has a policy under which the code would not run.
 */

const policy = [
  "sandbox allow-scripts",
  "default-src https: data: blob: 'unsafe-inline'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Written into the open document, so that the `document.write` of old codes works. */
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
