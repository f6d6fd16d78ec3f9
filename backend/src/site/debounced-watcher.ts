import { type FSWatcher, watch } from 'node:fs';

import { DEBOUNCE_MS } from './site-limits.js';

export interface WatchedFolder {
  dir: string;
  /** Only changes of this entry count. */
  only?: string;
}

/** Calls back once changes in some folders have stopped for a moment. Subfolders are not watched unless named. */
export class DebouncedWatcher {
  private watchers: FSWatcher[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly onChange: () => void) {}

  /**
   * Replaces the watched folders; missing ones are skipped. Call it again after each change, as a replaced folder needs
   * a new watcher. Changes during the call are not missed.
   * @throws if the system's limit of watchers is reached
   */
  watch(folders: readonly WatchedFolder[]): void {
    const earlier = this.watchers;
    this.watchers = [];
    try {
      for (const folder of this.isClosed ? [] : folders) this.open(folder);
    } finally {
      for (const watcher of earlier) watcher.close();
    }
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const watcher of this.watchers.splice(0)) watcher.close();
  }

  private open({ dir, only }: WatchedFolder): void {
    const onEvent = (name: string | null) => {
      if (!this.isClosed && (only === undefined || name === null || name === only)) this.debounce();
    };
    try {
      const watcher = watch(dir, { persistent: false }, (_kind, name) => onEvent(name));
      // The folder was removed.
      watcher.on('error', () => onEvent(null));
      this.watchers.push(watcher);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  private debounce(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.onChange, DEBOUNCE_MS);
    this.timer.unref();
  }
}
