export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TimedTest {
  name: string;
  ms: number;
}

/** The outcome of a step. `reasons` has an entry for each skipped test. */
export interface StepResult {
  count: Count;
  times?: TimedTest[];
  reasons?: string[];
}

export const onePassed: StepResult = { count: { passed: 1, failed: 0, skipped: 0 } };
export const oneFailed: StepResult = { count: { passed: 0, failed: 1, skipped: 0 } };

export function sum(counts: readonly Count[]): Count {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
  }
  return total;
}

/** Formats the last line of a run. */
export function closingLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** Formats the slowest tests, one per line. */
export function slowest(times: readonly TimedTest[], most = 10): string[] {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** Formats why tests were skipped, one line per reason. */
export function skippedBecause(reasons: readonly string[]): string[] {
  return [...new Set(reasons)].map((reason) => {
    const tests = reasons.filter((each) => each === reason).length;
    return `${String(tests).padStart(6)} skipped: ${reason}`;
  });
}

/** A runner that finished with failed tests, with its counts and output. */
export class TestsFailed extends Error {
  override readonly name = 'TestsFailed';

  constructor(
    message: string,
    readonly result: StepResult,
    readonly output: string,
  ) {
    super(message);
  }
}
