import fc from "fast-check";

/** One time in so many; otherwise null. Several mistakes in one request would only show which is found first. */
export function nowAndThen<Value>(oneIn: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.oneof(
    { weight: oneIn - 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: arbitrary as fc.Arbitrary<Value | null> },
  );
}
