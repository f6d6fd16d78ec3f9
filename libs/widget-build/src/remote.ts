/**
 * The build needs an entry of its own, but a remote has none: pages import `remoteEntry.js`, which the
 * federation plugin writes, and take `./mount` from it.
 */
export {};
