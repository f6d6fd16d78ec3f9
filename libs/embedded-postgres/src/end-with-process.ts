import { findPostmaster } from './postmaster.js';

const clusters = new Set<string>();

/** Asked as the last thing that this process does; the server then ends by itself, within moments. */
function endAll(): void {
  for (const clusterDir of clusters) endNow(findPostmaster(clusterDir)?.pid);
}

/** Fast shutdown, as in {@link stopPostmaster}, without waiting for it. */
export function endNow(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGINT');
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** From now on the cluster's server ends with this process, however that comes about, but for a kill -9. */
export function endWithProcess(clusterDir: string): void {
  if (clusters.size === 0) process.once('exit', endAll);
  clusters.add(clusterDir);
}

/** The server may outlive this process, or has ended. */
export function letLive(clusterDir: string): void {
  clusters.delete(clusterDir);
  if (clusters.size === 0) process.off('exit', endAll);
}
