import { readFileSync } from 'node:fs';

/**
 * Who started this: the parent, and his parent where a shell stands between npm and its script. That shell
 * outlives an npm that is ended by force, and tells nobody.
 * @returns {string}
 */
export function starters() {
  const parent = process.ppid;
  try {
    // proc_pid_stat(5): pid (name) state ppid … ; the name may hold anything, so read from its end.
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (/\((ba|da|a)?sh\)/.test(stat)) return `${parent} ${grandparent}`;
  } catch {
    // No such files on this system: its shell makes way for the script.
  }
  return String(parent);
}

/**
 * npm that is ended by force cannot tell its script. Its death shows in another parent: when that happens,
 * the script is asked to stop as by any signal. Only below npm: who starts the program with nohup means it
 * to outlive him.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ parent?: () => string, everyMs?: number, onOrphaned?: () => void }} [options]
 */
export function stopWithParent(env, options = {}) {
  if (!env.npm_lifecycle_event) return;
  const { parent = starters, everyMs = 1_000 } = options;
  const { onOrphaned = () => process.kill(process.pid, 'SIGTERM') } = options;
  const first = parent();
  const timer = setInterval(() => {
    if (parent() === first) return;
    clearInterval(timer);
    onOrphaned();
  }, everyMs);
  timer.unref();
}
