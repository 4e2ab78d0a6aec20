/** Loads a page until enough loads are recorded, and says why one is not. */

/** A page that fails as often one after the other will not be recorded at all. */
const maxFailures = 3;

/**
 * @param load records one load of the page; it throws with the reason when it cannot
 * @param isEnough whether these are all that are needed
 * @param maxLoads how often the page is loaded at most
 * @throws after three failures one after the other, with the reason of the last
 */
export async function recordLoads<Report>(
  address: string,
  load: () => Promise<Report>,
  isEnough: (reports: readonly Report[]) => boolean,
  maxLoads: number,
): Promise<readonly Report[]> {
  const reports: Report[] = [];
  let failures = 0;
  for (let loads = 0; loads < maxLoads && !isEnough(reports); loads += 1) {
    try {
      reports.push(await load());
      failures = 0;
    } catch (error) {
      failures += 1;
      const problem = `Lighthouse could not record ${address}: ${(error as Error).message}`;
      if (failures === maxFailures) throw new Error(`${problem} (${maxFailures} times one after the other)`);
      console.log(`  ${problem}; again`);
    }
  }
  return reports;
}
