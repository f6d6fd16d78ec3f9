export const CHECK_TIMEOUT_MS = 2_000;
