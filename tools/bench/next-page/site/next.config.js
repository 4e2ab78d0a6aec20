import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// Without it Next.js takes the folder of the first lock file above for its own.
const root = dirname(fileURLToPath(import.meta.url));

export default { poweredByHeader: false, turbopack: { root }, outputFileTracingRoot: root };
