import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ResponseBody } from './response-body.js';
import type { WatchedFolder } from './settled-watch.js';
import { prepareAsset } from './site-assets.js';

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
 * Lists the folders to watch for changes of built widgets: the parent (the widgets' folder may be replaced), the widgets'
 * folder, each widget's folder, and everything in its `dist`.
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

/** One state of a widget's files, held in memory. */
interface WidgetRelease {
  /** Differs when any of its files does. */
  fingerprint: string;
  /** Its line in the manifest; the query of `entry` changes with its content. */
  line: WidgetFile;
  /** By address: `/widgets/checkout/assets/remoteEntry.js`. */
  bodies: ReadonlyMap<string, ResponseBody>;
}

export function fingerprintOf(files: ReadonlyMap<string, Buffer>): string {
  const lines = [...files].map(([name, content]) => `${name} ${sha256(content)}`);
  return sha256(Buffer.from(lines.sort().join('\n')));
}

export function prepareRelease(
  name: string,
  { about, files }: { about: WidgetFile; files: ReadonlyMap<string, Buffer> },
  isHttps: boolean,
): WidgetRelease {
  const mountPath = `/widgets/${name}`;
  const bodies = new Map<string, ResponseBody>();
  for (const [file, content] of files) {
    const body = prepareAsset({ file, content, isForOtherOrigins: true }, isHttps);
    if (body) bodies.set(`${mountPath}/${file}`, body);
  }
  const version = sha256(files.get(about.entry) ?? Buffer.alloc(0)).slice(0, 12);
  return {
    fingerprint: fingerprintOf(files),
    line: { ...about, entry: `${mountPath}/${about.entry}?v=${version}` },
    bodies,
  };
}

/** A page that was opened before a change asks for parts of the old version as the visitor goes on. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
const KEPT_RELEASES = 3;

/** The files of a widget, and for a day the replaced ones, whose names differ by a hash. */
export class WidgetShelf {
  private earlier: { release: WidgetRelease; replacedAtMs: number }[] = [];

  constructor(private release: WidgetRelease) {}

  get current(): WidgetRelease {
    return this.release;
  }

  replace(release: WidgetRelease, nowMs: number): void {
    this.earlier = [{ release: this.release, replacedAtMs: nowMs }, ...this.earlier]
      .filter(({ replacedAtMs }) => nowMs - replacedAtMs < KEPT_FOR_MS)
      .slice(0, KEPT_RELEASES);
    this.release = release;
  }

  /** Finds the newest file at an address. */
  find(address: string): ResponseBody | undefined {
    const releases = [this.release, ...this.earlier.map(({ release }) => release)];
    return releases.find(({ bodies }) => bodies.has(address))?.bodies.get(address);
  }
}

/** The content of a widget's `widget.json`. */
interface WidgetFile {
  /** The remote's entry, relative to its folder. */
  entry: string;
  /** The version of the mount contract that it was written for, and the oldest that it serves. */
  contract: number;
  oldestContract: number;
}

/** The result of reading a widget's folder. */
type WidgetLook =
  /** Nothing has been built there. */
  | { found: 'nothing' }
  /** It cannot be shown, or not yet; `reason` ends a sentence: `assets/remoteEntry.js is missing`. */
  | { found: 'part'; reason: string }
  | { found: 'whole'; about: WidgetFile; files: ReadonlyMap<string, Buffer> };

const DESCRIPTION = 'widget.json';

const part = (reason: string): WidgetLook => ({ found: 'part', reason });

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Everything below a folder, by its path there; undefined when there is no such folder. */
async function readFolder(dir: string): Promise<Map<string, Buffer> | undefined> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return undefined;
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const content = entry.isFile() ? await readFile(file).catch(() => undefined) : undefined;
    if (content) files.set(path.relative(dir, file).split(path.sep).join('/'), content);
  }
  return files;
}

function parseObject(content: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(content.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The file that is missing or not yet as the build wrote it: `widget.json` comes last and lists them all. */
function findUnfinished(files: ReadonlyMap<string, Buffer>, listed: unknown): string | undefined {
  if (typeof listed !== 'object' || listed === null) return undefined;
  for (const [name, hash] of Object.entries(listed)) {
    const content = files.get(name);
    if (!content) return `${name} is missing`;
    if (sha256(content) !== hash) return `${name} is not what its build wrote`;
  }
  return undefined;
}

/**
 * Looks at `<widgetsDir>/<name>/dist`. All of it is read before any of it is judged, so that what is found whole
 * stays so whatever happens to the folder.
 */
export async function lookForWidget(widgetsDir: string, name: string): Promise<WidgetLook> {
  const files = await readFolder(path.join(widgetsDir, name, 'dist'));
  if (!files) return { found: 'nothing' };
  const description = files.get(DESCRIPTION);
  if (!description) return part(`${DESCRIPTION} is missing`);
  const said = parseObject(description);
  if (!said) return part(`${DESCRIPTION} cannot be read`);
  const { entry, contract, oldestContract = contract } = said;
  if (said['name'] !== name) return part(`${DESCRIPTION} names another widget than its folder`);
  if (typeof entry !== 'string' || !files.has(entry)) return part('its entry is missing');
  if (typeof contract !== 'number' || typeof oldestContract !== 'number') {
    return part(`${DESCRIPTION} names no contract`);
  }
  const unfinished = findUnfinished(files, said['files']);
  return unfinished
    ? part(unfinished)
    : { found: 'whole', about: { entry, contract, oldestContract }, files };
}
