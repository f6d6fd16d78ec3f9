import { ContentError, type ContentProblem } from '../content/content-error.js';
import { readContent } from '../content/read-content.js';
import { fitValues } from './fit-values.js';
import type { OwnerLibrary } from './owner-library.js';
import { isPicture, type OwnerValue } from './owner-value.js';
import { ValueOverlay } from './value-overlay.js';

const placeOf = ({ file, pointer }: OwnerValue): string => `${file}#${pointer}`;

/**
 * Checks whole files over the published values.
 * @returns everything that the files break, each with its place: `editions[0].isbn`
 */
export async function findProblems(
  folder: string,
  published: readonly OwnerValue[],
  added: readonly OwnerValue[],
  library: OwnerLibrary,
): Promise<ContentProblem[]> {
  const gone = added.filter(({ value }) => isPicture(value) && !library.pictures[value.picture]);
  const message = 'names a picture that is not in the library';
  const lost = gone.map(({ file }): ContentProblem => ({ file: `content/${file}`, key: '', message }));
  const places = new Set(added.map(placeOf));
  const others = published.filter((value) => !places.has(placeOf(value)));
  const { values } = await fitValues(folder, others, library);
  const overlay = new ValueOverlay([...values, ...added], library);
  try {
    await readContent(folder, overlay);
    return lost;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...lost, ...error.problems];
  }
}
