import { ContentError, type ContentProblem } from '../content/content-error.js';
import { type Content, readContent } from '../content/read-content.js';
import { type Blamed, blamedValues, newEntryPointer } from './blamed-values.js';
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

type Fault = Pick<Finding, 'message' | 'cause'>;

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
  const unfit = new Map<OwnerValue, Fault>();
  for (const value of moved)
    if (isGone(value, library)) unfit.set(value, { message: 'names a picture that is not in the library' });
  let values = moved.filter((value) => !unfit.has(value));
  for (let reads = 1; ; reads += 1) {
    const overlay = new ValueOverlay(values, library);
    try {
      const content = await readContent(folder, overlay);
      const refused = [...unfit].map(([value, fault]): Finding => {
        const { file, pointer, base } = value;
        const now = overlay.contentAt(value);
        return { file, pointer, kind: 'unfit', ...fault, value: value.value, base, now };
      });
      const { files } = overlay;
      return { content, values, files, findings: [...refused, ...overlay.findings] };
    } catch (error) {
      if (!(error instanceof ContentError) || values.length === 0) throw error;
      const refused = refusedBy(error.problems, overlay, values, unfit, reads >= maxReads);
      values = values.filter((value) => !refused.has(value));
      for (const [value, fault] of refused) unfit.set(value, fault);
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
  unfit: ReadonlyMap<OwnerValue, Fault>,
  isLastRead: boolean,
): Map<OwnerValue, Fault> {
  const refused = new Map<OwnerValue, Fault>();
  for (const { file, key, message } of problems) {
    const name = file.replace(/^content\//, '');
    for (const { value, ...elsewhere } of blamedIn(name, key, overlay, values))
      if (!refused.has(value)) refused.set(value, faultOfEntry(value, unfit) ?? { message, ...elsewhere });
  }
  if (refused.size > 0 && !isLastRead) return refused;
  const message = problems[0]?.message ?? 'does not fit';
  return new Map(values.map((value) => [value, refused.get(value) ?? { message }]));
}

/** Fault of a value of the same new entry that is already left out: without it, the entry is incomplete. */
function faultOfEntry(value: OwnerValue, unfit: ReadonlyMap<OwnerValue, Fault>): Fault | undefined {
  const entry = newEntryPointer(value.pointer);
  if (entry === undefined) return undefined;
  for (const [{ file, pointer }, { message, cause = pointer }] of unfit)
    if (file === value.file && newEntryPointer(pointer) === entry) return { message, cause };
  return undefined;
}

/** Values of the file that cause the problem, else all of the file, else all of its folder. */
function blamedIn(
  file: string,
  key: string,
  overlay: ValueOverlay,
  values: readonly OwnerValue[],
): readonly Blamed[] {
  const blamed = blamedValues(key, overlay.keysIn(file));
  if (blamed.length > 0) return blamed;
  const inFile = values.filter((value) => value.file === file);
  const [folder, book] = file.split('/');
  const inBook = values.filter((value) => folder === 'books' && value.file.startsWith(`books/${book}/`));
  return (inFile.length > 0 ? inFile : inBook).map((value) => ({ value }));
}
