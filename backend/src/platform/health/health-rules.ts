/** Limit of a check that decides whether the process is ready. */
export const CHECK_TIMEOUT_MS = 2_000;

/** Limit of any other check: a load balancer that waits in vain closes a site that works. Kubernetes waits one second. */
export const OPTIONAL_CHECK_TIMEOUT_MS = 800;
