/** How long a test may take on a machine that is busy with others. */
export const TEST_TIMEOUT_MS = 100_000;
