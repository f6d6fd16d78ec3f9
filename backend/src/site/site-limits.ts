export const LOADER_MAX_AGE_SECONDS = 600;

/** Copying a folder causes many events; reading waits until they pause for this long. */
export const DEBOUNCE_MS = 250;

/** Open pages may load parts of replaced widget versions for this long. */
export const WIDGET_VERSION_MS = 24 * 60 * 60_000;
export const MAX_WIDGET_VERSIONS = 3;
