import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { WatchedFolder } from './settled-watch.js';

async function foldersIn(dir: string, recursive = false): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The folders of the widgets, built or not: `checkout`, `search` … */
export async function widgetNames(widgetsDir: string): Promise<string[]> {
  const folders = await foldersIn(widgetsDir);
  return folders.map((folder) => path.basename(folder)).filter((name) => /^[a-z][a-z0-9-]*$/.test(name));
}

/**
 * What has to be watched to hear of each change of a built widget, and of little else: the folder of the widgets,
 * that of each, and all of its `dist`. The parent tells when the folder of the widgets itself is exchanged.
 */
export async function foldersToWatch(widgetsDir: string): Promise<WatchedFolder[]> {
  const widgets = (await widgetNames(widgetsDir)).map((name) => path.join(widgetsDir, name));
  const built = await Promise.all(
    widgets.map(async (widget): Promise<WatchedFolder[]> => {
      const dist = path.join(widget, 'dist');
      const dirs = [dist, ...(await foldersIn(dist, true))];
      return [{ dir: widget, only: 'dist' }, ...dirs.map((dir) => ({ dir }))];
    }),
  );
  const { dir, base } = path.parse(widgetsDir);
  return [{ dir, only: base }, { dir: widgetsDir }, ...built.flat()];
}
