import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a widget's build says of itself in `widget.json`. */
export interface WidgetFile {
  /** The remote's entry, relative to its folder. */
  entry: string;
  /** The version of the mount contract that it was written for, and the oldest that it serves. */
  contract: number;
  oldestContract: number;
}

/** What one look into the folder of a widget finds. */
export type WidgetLook =
  /** Nothing has been built there. */
  | { found: 'nothing' }
  /** It cannot be shown, or not yet; `reason` ends a sentence: `assets/remoteEntry.js is missing`. */
  | { found: 'part'; reason: string }
  | { found: 'whole'; about: WidgetFile; files: ReadonlyMap<string, Buffer> };

const DESCRIPTION = 'widget.json';

const part = (reason: string): WidgetLook => ({ found: 'part', reason });

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

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
