const signEveryMs = 10_000;

/**
 * Gives a sign of a long journey whenever a step of it has ended, so that one that is under way can be told from one
 * that stands. Playwright asks for a default export.
 */
export default class SignOfLife {
  #lastMs = 0;

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onStepEnd(test) {
    if (performance.now() - this.#lastMs < signEveryMs) return;
    this.#lastMs = performance.now();
    console.log(`  at › ${test.title} (under way)`);
  }

  printsToStdio() {
    return false;
  }
}
