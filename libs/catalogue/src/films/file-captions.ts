import { readFile } from 'node:fs/promises';

import { placeOf } from '../content/read-content-file.js';
import type { ValueField } from '../values/fields.js';
import type { OwnerValue } from '../values/owner-value.js';
import { filmsFolder } from './read-film.js';

/** Shows captions that are files of the folder in the fields of their films, unless the owner replaced the film. */
export async function withFileCaptions(
  folder: string,
  fields: readonly ValueField[],
  values: readonly OwnerValue[],
): Promise<ValueField[]> {
  const replaced = new Set(values.map(({ file, pointer }) => `${file}#${pointer}`));
  return Promise.all(
    fields.map(async (field) => {
      const entry = field.pointer.replace(/\/captions$/, '');
      if (field.kind !== 'captions' || field.value !== null || replaced.has(`${field.file}#${entry}/film`))
        return field;
      const id = entry.slice(entry.lastIndexOf('/') + 1);
      const place = placeOf(folder, `${filmsFolder}/${id}.vtt`);
      const value = await readFile(place, 'utf8').catch(() => null);
      return { ...field, value };
    }),
  );
}
