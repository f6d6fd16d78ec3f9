/** Replaces Node's own listener, which prints deprecations and other warnings as plain text. */
export function logNodeWarnings(log: (warning: Error) => void): void {
  process.removeAllListeners('warning');
  process.on('warning', log);
}
