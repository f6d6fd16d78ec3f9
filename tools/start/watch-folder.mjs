import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Tells of every file that comes, goes or changes below a folder. Each folder is watched by itself: Node's recursive watch
 * (20, on Linux) watches each file, and is deaf to one that an editor has put another in the place of, as many do with
 * every save.
 * @param {string} folder
 * @param {(file: string) => void} onChanged with its path from the folder
 * @returns {() => void} what ends it
 */
export function watchFolder(folder, onChanged) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  /** @param {string} below @returns {string[]} the files that are there */
  function watchBelow(below) {
    watchers.get(below)?.close();
    try {
      const watcher = watch(path.join(folder, below), (event, name) =>
        look(event, path.posix.join(below, name ?? '')),
      );
      watcher.on('error', () => watcher.close());
      watchers.set(below, watcher);
      return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
        const found = path.posix.join(below, entry.name);
        return entry.isDirectory() ? watchBelow(found) : [found];
      });
    } catch (error) {
      // Gone again meanwhile.
      if (below && error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }
  /** @param {string} event @param {string} changed */
  function look(event, changed) {
    const isFolder = statSync(path.join(folder, changed), { throwIfNoEntry: false })?.isDirectory();
    if (!isFolder) onChanged(changed);
    // One that is there now may be another than before.
    else if (event === 'rename') for (const file of watchBelow(changed)) onChanged(file);
  }
  watchBelow('');
  return () => {
    for (const watcher of [...watchers.values()]) watcher.close();
  };
}
