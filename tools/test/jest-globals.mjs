// What '@jest/globals' is where jest gives each file no globals of its own.
const given = /** @type {typeof import('@jest/globals')} */ (/** @type {unknown} */ (globalThis));

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = given;
