import { isDeepStrictEqual } from 'node:util';

import type { Catalogue } from '@lectern/catalogue/live';
import {
  fitValues,
  type Finding,
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

async function refusals(values: readonly OwnerValue[]): Promise<Finding[]> {
  return (await fitValues(places.folder, values)).findings.filter(isRefused);
}

/** Values that fitted before, or are changed, and do not fit after. */
async function check(before: readonly OwnerValue[], after: readonly OwnerValue[]): Promise<Finding[]> {
  const refused = await refusals(after);
  if (refused.length === 0) return [];
  const known = new Map(before.map((value) => [placeOf(value), value]));
  const unfit = new Set((await refusals(before)).map(placeOf));
  const next = new Map(after.map((value) => [placeOf(value), value]));
  return refused.filter((finding) => {
    const place = placeOf(finding);
    return !unfit.has(place) || !isDeepStrictEqual(known.get(place)?.value, next.get(place)?.value);
  });
}

async function answer(task: ReadingTask): Promise<ReadingAnswer[keyof ReadingAnswer]> {
  switch (task.kind) {
    case 'show': {
      const store = new PictureStore([task.drawnFolder, ...places.pictureFolders]);
      const { catalogue, findings } = await readWithValues(
        places,
        store,
        task.values,
        (id) => task.pictureFiles[id],
      );
      // As the catalogue of the start, which is read from JSON: without undefined keys.
      return { catalogue: JSON.parse(JSON.stringify(catalogue)) as Catalogue, findings };
    }
    case 'fields':
      return readFields(places.folder, task.values, { isDraft: task.isDraft });
    case 'check':
      return check(task.before, task.after);
  }
}

answerInWorker(async (task: ReadingTask) => {
  try {
    return { value: await answer(task) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
});
