const signEveryMs = 10_000;

/**
 * Says which journeys are under way: whenever one has ended, and while a long one goes on from step to step. So one that
 * stands can be told from one that takes its time, and by name. Playwright asks for a default export.
 */
export default class SignOfLife {
  #lastMs = 0;
  /** @type {Set<string>} */
  #underWay = new Set();

  #tell() {
    this.#lastMs = performance.now();
    if (this.#underWay.size > 0) console.log(`  under way › ${[...this.#underWay].join(' | ')} (…)`);
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    this.#underWay.add(test.title);
  }

  onStepEnd() {
    if (performance.now() - this.#lastMs > signEveryMs) this.#tell();
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    this.#underWay.delete(test.title);
    this.#tell();
  }

  printsToStdio() {
    return false;
  }
}
