/** @returns the middle one of an odd number of them, of an even number the higher one of the two in the middle */
export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
