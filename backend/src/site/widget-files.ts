import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { isKeptAsset } from './kept-assets-rules.js';
import type { ResponseBody } from './response-body.js';
import type { WatchedFolder } from './debounced-watcher.js';
import { prepareAsset } from './site-assets.js';
import { MAX_WIDGET_VERSIONS, WIDGET_VERSION_MS } from './site-limits.js';

async function foldersIn(dir: string, recursive = false): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Names of the widgets' folders, built or not: `checkout`, `search` … */
export async function widgetNames(widgetsDir: string): Promise<string[]> {
  const folders = await foldersIn(widgetsDir);
  return folders.map((folder) => path.basename(folder)).filter((name) => /^[a-z][a-z0-9-]*$/.test(name));
}

/** Folder of a widget in a language; widgets of earlier releases have files of one language, directly in `dist`. */
const builtFolder = (widgetsDir: string, name: string, language: string) => {
  const dist = path.join(widgetsDir, name, 'dist');
  const translated = path.join(dist, language);
  return existsSync(translated) ? translated : dist;
};

/** Folders to watch: the widgets' parent (their folder may be replaced), the widgets' folder, each widget, its `dist`. */
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

interface WidgetRelease {
  fingerprint: string;
  /** Its manifest entry; the query of `entry` changes with the content. */
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
  hsts: string | undefined,
): WidgetRelease {
  const mountPath = `/widgets/${name}`;
  const bodies = new Map<string, ResponseBody>();
  for (const [file, content] of files) {
    const body = prepareAsset({ file, content, isForOtherOrigins: true }, hsts);
    if (body) bodies.set(`${mountPath}/${file}`, body);
  }
  const version = sha256(files.get(about.entry) ?? Buffer.alloc(0)).slice(0, 12);
  return {
    fingerprint: fingerprintOf(files),
    line: { ...about, entry: `${mountPath}/${about.entry}?v=${version}` },
    bodies,
  };
}

/** The current version of a widget, and replaced ones for a day. */
export class WidgetVersions {
  private earlier: { release: WidgetRelease; replacedAtMs: number }[] = [];

  constructor(private release: WidgetRelease) {}

  get current(): WidgetRelease {
    return this.release;
  }

  replace(release: WidgetRelease, nowMs: number): void {
    this.earlier = [{ release: this.release, replacedAtMs: nowMs }, ...this.earlier]
      .filter(({ replacedAtMs }) => nowMs - replacedAtMs < WIDGET_VERSION_MS)
      .slice(0, MAX_WIDGET_VERSIONS);
    this.release = release;
  }

  /**
   * Finds the newest file at an address.
   * @param url with the query; undefined for an entry of a version that this process has never loaded
   */
  find(address: string, url = address): ResponseBody | undefined {
    const releases = [this.release, ...this.earlier.map(({ release }) => release)];
    const isVersioned = url !== address && isKeptAsset(url);
    const fits = ({ bodies, line }: WidgetRelease) =>
      bodies.has(address) && (!isVersioned || line.entry === url);
    return releases.find(fits)?.bodies.get(address);
  }
}

interface WidgetFile {
  /** The remote's entry, relative to its folder. */
  entry: string;
  /** Version of the mount contract, and the oldest one that it supports. */
  contract: number;
  oldestContract: number;
}

type ReadWidget =
  /** Not built. */
  | { found: 'nothing' }
  /** `reason`: `assets/remoteEntry.js is missing`. */
  | { found: 'incomplete'; reason: string }
  | { found: 'complete'; about: WidgetFile; files: ReadonlyMap<string, Buffer> };

const DESCRIPTION = 'widget.json';

const incomplete = (reason: string): ReadWidget => ({ found: 'incomplete', reason });

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Files below a folder by relative path; undefined if there is no such folder. */
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

/** Finds a file that differs from its hash in `widget.json`, which the build writes last. */
function findUnfinished(files: ReadonlyMap<string, Buffer>, listed: unknown): string | undefined {
  if (typeof listed !== 'object' || listed === null) return undefined;
  for (const [name, hash] of Object.entries(listed)) {
    const content = files.get(name);
    if (!content) return `${name} is missing`;
    if (sha256(content) !== hash) return `${name} differs from its build`;
  }
  return undefined;
}

/** Reads `<widgetsDir>/<name>/dist/<language>` into memory, then checks it, so that later changes do not matter. */
export async function readWidget(widgetsDir: string, name: string, language: string): Promise<ReadWidget> {
  const files = await readFolder(builtFolder(widgetsDir, name, language));
  if (!files) return { found: 'nothing' };
  const description = files.get(DESCRIPTION);
  if (!description) return incomplete(`${DESCRIPTION} is missing`);
  const parsed = parseObject(description);
  if (!parsed) return incomplete(`${DESCRIPTION} cannot be read`);
  const { entry, contract, oldestContract = contract } = parsed;
  if (parsed['name'] !== name) return incomplete(`${DESCRIPTION} names another widget than its folder`);
  if (typeof entry !== 'string' || !files.has(entry)) return incomplete('its entry is missing');
  if (typeof contract !== 'number' || typeof oldestContract !== 'number') {
    return incomplete(`${DESCRIPTION} names no contract`);
  }
  const unfinished = findUnfinished(files, parsed['files']);
  return unfinished
    ? incomplete(unfinished)
    : { found: 'complete', about: { entry, contract, oldestContract }, files };
}
