/** What islands and acting parts say. */
import { islands as english } from "../../en/islands/index.ts";

export const islands: typeof english = { ...english, path: "/hi" };
