/** The second door of moving: reads exports of WordPress and Blogger, without a database and without Node.js. */
export { readPosts } from "./read-posts.ts";
export { defaultRules } from "./rules/default-rules.ts";
export { parseRules, RulesRefused } from "./rules/parse-rules.ts";
