/** For tests of other rooms: exports of other sites, and what their posts have to become. */
export { type TestPost, testPosts } from "./test-posts.ts";
export { bloggerExport, wordPressExport } from "./write-exports.ts";
