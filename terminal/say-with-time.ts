/** Lines of a command that takes minutes, each with the time since it began. */

/** @returns prints a line that begins such as `2:07` */
export function sayWithTime(): (message: string) => void {
  const startedAt = performance.now();
  return (message) => {
    const seconds = Math.floor((performance.now() - startedAt) / 1_000);
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    console.log(`${time}  ${message}`);
  };
}
