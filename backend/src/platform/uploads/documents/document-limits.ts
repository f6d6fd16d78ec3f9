/**
 * Of the check of one file. The processor time is far more than a book of 200 MB takes, and a busy machine does not use
 * it up. The time by the clock is for systems that do not count processor time by thread.
 */
export const CHECK_LIMITS = { cpuMs: 60_000, timeoutMs: 10 * 60_000, memoryMb: 512 };
