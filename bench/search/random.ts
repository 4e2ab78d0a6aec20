/** Numbers that look random and are the same in each run. */
export { pick, randomNumbers } from "#machine";
