/**
 * The build requires an entry, but a remote has none: pages import `remoteEntry.js`, which the federation
 * plugin generates, and get `./mount` from it.
 */
export {};
