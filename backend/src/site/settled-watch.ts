import { type FSWatcher, watch } from 'node:fs';

/** Copying a folder tells of each file. What pauses for longer than this is looked at, and found unfinished. */
const SETTLE_MS = 250;

export interface WatchedFolder {
  dir: string;
  /** Only changes of this entry count. */
  only?: string;
}

/**
 * Tells when the entries of some folders have changed and then rested. The system reports changes by itself;
 * nothing is asked for in between. Folders below them are not watched: name each.
 */
export class SettledWatch {
  private watchers: FSWatcher[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly onSettled: () => void) {}

  /**
   * Watches these folders and no others. A folder that is replaced is another one under its name: call this again
   * after each change. What happens during the call is not missed.
   * @throws when the system allows no more watching; folders that do not exist are left out
   */
  follow(folders: readonly WatchedFolder[]): void {
    const before = this.watchers;
    this.watchers = [];
    try {
      for (const folder of this.isClosed ? [] : folders) this.open(folder);
    } finally {
      for (const watcher of before) watcher.close();
    }
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const watcher of this.watchers.splice(0)) watcher.close();
  }

  private open({ dir, only }: WatchedFolder): void {
    const heard = (name: string | null) => {
      if (!this.isClosed && (only === undefined || name === null || name === only)) this.settle();
    };
    try {
      const watcher = watch(dir, { persistent: false }, (_kind, name) => heard(name));
      // Its folder has gone, which its parent tells as well.
      watcher.on('error', () => heard(null));
      this.watchers.push(watcher);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.onSettled, SETTLE_MS);
    this.timer.unref();
  }
}
