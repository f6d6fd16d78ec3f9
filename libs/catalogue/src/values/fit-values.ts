import { ContentError, type ContentProblem } from '../content/content-error.js';
import { type Content, readContent } from '../content/read-content.js';
import { blamedValues } from './blamed-values.js';
import { type Move, moveValue } from './moves.js';
import type { Finding, OwnerValue } from './owner-value.js';
import { type PictureFile, ValueOverlay } from './value-overlay.js';

export interface Fitted {
  content: Content;
  /** Values that are shown. */
  values: OwnerValue[];
  findings: Finding[];
}

/** Reads before everything that is left is refused: each takes up to half a second. */
const maxReads = 6;

/**
 * Reads the content with the values that fit. The others are left out and reported.
 * @param moves for specs: of another release
 * @throws ContentError if the files themselves are invalid
 */
export async function fitValues(
  folder: string,
  asked: readonly OwnerValue[],
  pictureFile: PictureFile = () => undefined,
  moves?: readonly Move[],
): Promise<Fitted> {
  let values = asked.map((value) => moveValue(value, moves));
  const unfit: Finding[] = [];
  for (let reads = 1; ; reads += 1) {
    const overlay = new ValueOverlay(values, pictureFile);
    try {
      const content = await readContent(folder, overlay);
      return { content, values, findings: [...unfit, ...overlay.findings] };
    } catch (error) {
      if (!(error instanceof ContentError) || values.length === 0) throw error;
      const refused = refusedBy(error.problems, overlay, values, reads >= maxReads);
      values = values.filter((value) => !refused.has(value));
      for (const [{ file, pointer, value, base }, message] of refused)
        unfit.push({ file, pointer, kind: 'unfit', message, value, base, now: base });
    }
  }
}

/** Finds the values to leave out: at least one. */
function refusedBy(
  problems: readonly ContentProblem[],
  overlay: ValueOverlay,
  values: readonly OwnerValue[],
  isLastRead: boolean,
): Map<OwnerValue, string> {
  const refused = new Map<OwnerValue, string>();
  for (const { file, key, message } of problems) {
    const name = file.replace(/^content\//, '');
    for (const value of blamedIn(name, key, overlay, values))
      if (!refused.has(value)) refused.set(value, message);
  }
  if (refused.size > 0 && !isLastRead) return refused;
  const message = problems[0]?.message ?? 'does not fit';
  return new Map(values.map((value) => [value, refused.get(value) ?? message]));
}

/** Values of the file that cause the problem, else all of the file, else all of its folder. */
function blamedIn(
  file: string,
  key: string,
  overlay: ValueOverlay,
  values: readonly OwnerValue[],
): readonly OwnerValue[] {
  const blamed = blamedValues(key, overlay.keysIn(file));
  if (blamed.length > 0) return blamed;
  const inFile = values.filter((value) => value.file === file);
  if (inFile.length > 0) return inFile;
  const [folder, book] = file.split('/');
  return values.filter((value) => folder === 'books' && value.file.startsWith(`books/${book}/`));
}
