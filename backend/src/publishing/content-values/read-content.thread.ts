import { isDeepStrictEqual } from 'node:util';

import type { Catalogue } from '@lectern/catalogue/live';
import {
  coverPalette,
  findProblems,
  fitValues,
  type Finding,
  type OwnerLibrary,
  type OwnerValue,
  PictureStore,
  places,
  readFields,
  readWithValues,
} from '@lectern/catalogue/values';

import { answerInWorker } from '../../platform/isolated-worker.js';
import type { ReadingAnswer, ReadingTask } from './content-reading.js';

const placeOf = ({ file, pointer }: { file: string; pointer: string }): string => `${file}#${pointer}`;

const isRefused = ({ kind }: Finding): boolean => kind === 'unfit' || kind === 'lost';

async function refusals(values: readonly OwnerValue[], library: OwnerLibrary): Promise<Finding[]> {
  return (await fitValues(places.folder, values, library)).findings.filter(isRefused);
}

type CheckTask = Extract<ReadingTask, { kind: 'check' }>;

/** Values that fitted before, or are changed, and do not fit after. */
async function check({ before, after, library }: CheckTask): Promise<Finding[]> {
  const refused = await refusals(after, library);
  if (refused.length === 0) return [];
  const known = new Map(before.map((value) => [placeOf(value), value]));
  const unfit = new Set((await refusals(before, library)).map(placeOf));
  const next = new Map(after.map((value) => [placeOf(value), value]));
  return refused.filter((finding) => {
    const place = placeOf(finding);
    return !unfit.has(place) || !isDeepStrictEqual(known.get(place)?.value, next.get(place)?.value);
  });
}

/** Whether this thread has read the content once. */
let isWarm = false;

const storeIn = (drawnFolder: string) => new PictureStore([drawnFolder, ...places.pictureFolders]);

async function answer(task: ReadingTask): Promise<ReadingAnswer[keyof ReadingAnswer]> {
  switch (task.kind) {
    case 'show': {
      const store = storeIn(task.drawnFolder);
      const { catalogue, findings } = await readWithValues(places, store, task.values, task.library);
      isWarm = true;
      // As the catalogue of the start, which is read from JSON: without undefined keys.
      return { catalogue: JSON.parse(JSON.stringify(catalogue)) as Catalogue, findings };
    }
    case 'warm':
      if (!isWarm) await readWithValues(places, storeIn(task.drawnFolder), []);
      isWarm = true;
      return null;
    case 'fields':
      return readFields(places.folder, task.values, task);
    case 'check':
      return check(task);
    case 'problems':
      return findProblems(places.folder, task.published, task.added, task.library);
    case 'palette':
      return coverPalette(task.file);
  }
}

answerInWorker(async (task: ReadingTask) => {
  try {
    return { value: await answer(task) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
});
