/**
 * npm that is ended by force cannot tell its script. Its death shows in another parent: when that happens,
 * the script is asked to stop as by any signal. Only below npm: who starts the program with nohup means it
 * to outlive him.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ parent?: () => number, everyMs?: number, onOrphaned?: () => void }} [options]
 */
export function stopWithParent(env, options = {}) {
  if (!env.npm_lifecycle_event) return;
  const { parent = () => process.ppid, everyMs = 1_000 } = options;
  const { onOrphaned = () => process.kill(process.pid, 'SIGTERM') } = options;
  const first = parent();
  const timer = setInterval(() => {
    if (parent() === first) return;
    clearInterval(timer);
    onOrphaned();
  }, everyMs);
  timer.unref();
}
