import { ContentError, type ContentProblem } from '../content/content-error.js';
import { type Content, readContent } from '../content/read-content.js';
import { blamedValues } from './blamed-values.js';
import { type Move, moveValue } from './moves.js';
import { emptyLibrary, type OwnerLibrary } from './owner-library.js';
import { type Finding, isPicture, type OwnerValue } from './owner-value.js';
import { type LaidFile, ValueOverlay } from './value-overlay.js';

export interface Fitted {
  content: Content;
  /** Values that are shown. */
  values: OwnerValue[];
  files: LaidFile[];
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
  library: OwnerLibrary = emptyLibrary,
  moves?: readonly Move[],
): Promise<Fitted> {
  const moved = asked.map((value) => moveValue(value, moves));
  const unfit = new Map<OwnerValue, string>();
  for (const value of moved)
    if (isGone(value, library)) unfit.set(value, 'names a picture that is not in the library');
  let values = moved.filter((value) => !unfit.has(value));
  for (let reads = 1; ; reads += 1) {
    const overlay = new ValueOverlay(values, library);
    try {
      const content = await readContent(folder, overlay);
      const refused = [...unfit].map(([value, message]): Finding => {
        const { file, pointer, base } = value;
        const now = overlay.contentAt(value);
        return { file, pointer, kind: 'unfit', message, value: value.value, base, now };
      });
      const { files } = overlay;
      return { content, values, files, findings: [...refused, ...overlay.findings] };
    } catch (error) {
      if (!(error instanceof ContentError) || values.length === 0) throw error;
      const refused = refusedBy(error.problems, overlay, values, reads >= maxReads);
      values = values.filter((value) => !refused.has(value));
      for (const [value, message] of refused) unfit.set(value, message);
    }
  }
}

/** Whether a value names a picture that was deleted, or is in the bin. */
const isGone = ({ value }: OwnerValue, { pictures }: OwnerLibrary): boolean =>
  isPicture(value) && pictures[value.picture] === undefined;

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
