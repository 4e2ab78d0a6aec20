/** Output of a long-running command, each line with the time since its start. */

/** @returns a function that prints a line with the elapsed time in front, such as `2:07` */
export function printWithTime(): (message: string) => void {
  const startedAt = performance.now();
  return (message) => {
    const seconds = Math.floor((performance.now() - startedAt) / 1_000);
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    console.log(`${time}  ${message}`);
  };
}
