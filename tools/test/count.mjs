/** How many tests passed, failed and were left out. @typedef {{ passed: number, failed: number, skipped: number }} Count */

export const onePassed = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed = { passed: 0, failed: 1, skipped: 0 };

/** @param {Count[]} counts @returns {Count} */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
  }
  return total;
}

/** The line that a run ends with. @param {Count} count */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
