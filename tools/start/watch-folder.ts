import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Watches every file below a folder. Each folder has a watcher of its own: Node's recursive watch (20, on Linux) watches files,
 * and misses one that an editor replaces on save.
 * @param onChanged gets the path within the folder
 * @returns a function that stops watching
 */
export function watchFolder(folder: string, onChanged: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  /** @returns the files that are there */
  function watchBelow(below: string): string[] {
    watchers.get(below)?.close();
    try {
      const watcher = watch(path.join(folder, below), (event, name) =>
        onEvent(event, path.posix.join(below, name ?? '')),
      );
      watcher.on('error', () => watcher.close());
      watchers.set(below, watcher);
      return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
        const found = path.posix.join(below, entry.name);
        return entry.isDirectory() ? watchBelow(found) : [found];
      });
    } catch (error) {
      // Deleted in the meantime.
      if (below && error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }

  function onEvent(event: string, changed: string): void {
    const isFolder = statSync(path.join(folder, changed), { throwIfNoEntry: false })?.isDirectory();
    if (!isFolder) onChanged(changed);
    // The folder may be a new one.
    else if (event === 'rename') for (const file of watchBelow(changed)) onChanged(file);
  }

  watchBelow('');
  return () => {
    for (const watcher of [...watchers.values()]) watcher.close();
  };
}
