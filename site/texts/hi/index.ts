/** All texts in Hindi. */
import { en, type Texts } from "../en/index.ts";
import { islands } from "./islands/index.ts";

export const hi: Texts = { ...en, code: "hi", hreflang: "hi", name: "हिन्दी", locale: "hi_IN", islands };
