import type { Catalogue } from '../catalogue.js';
import { composeCatalogue } from '../compose/read-catalogue.js';
import { ContentError } from '../content/content-error.js';
import { readContent } from '../content/read-content.js';
import type { PictureStore } from '../pictures/picture-store.js';
import type { Places } from '../places.js';
import { fieldsOf } from './fields.js';
import { fitValues } from './fit-values.js';
import { markText, withoutMarks } from './marks.js';
import { emptyLibrary, type OwnerLibrary } from './owner-library.js';
import type { Finding, Json, OwnerValue } from './owner-value.js';
import { toJson } from './tree.js';
import { type LaidFile, ValueOverlay } from './value-overlay.js';

/** A text of a content file. */
export interface MarkedPlace {
  file: string;
  pointer: string;
}

/** Reads until no marked text is refused. */
const maxReads = 4;

/**
 * Reads the content with the owner's values and a mark around each text that she can change, for the preview.
 * @returns places by the number in the marks
 * @throws ContentError if the files themselves are invalid
 */
export async function readMarked(
  folders: Pick<Places, 'folder' | 'madeBooks'>,
  store: PictureStore,
  asked: readonly OwnerValue[],
  library: OwnerLibrary = emptyLibrary,
): Promise<{ catalogue: Catalogue; findings: Finding[]; places: MarkedPlace[] }> {
  const { content, values, findings } = await fitValues(folders.folder, asked, library);
  const unmarked = new Map<string, string[]>();
  for (let reads = 1; reads <= maxReads; reads += 1) {
    const places: MarkedPlace[] = [];
    const overlay = new ValueOverlay(values, library, (laid) =>
      markedData(laid, places, unmarked.get(laid.file) ?? []),
    );
    try {
      const marked = await readContent(folders.folder, overlay);
      return { catalogue: await composeCatalogue(folders, store, marked, content), findings, places };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      // A text that others must match, such as the label of an edition, cannot be marked.
      for (const { file, key } of error.problems) {
        const name = file.replace(/^content\//, '');
        unmarked.set(name, [...(unmarked.get(name) ?? []), key]);
      }
    }
  }
  return { catalogue: await composeCatalogue(folders, store, content), findings, places: [] };
}

function markedData({ file, tree, schema }: LaidFile, places: MarkedPlace[], unmarked: string[]): Json {
  for (const { field, node } of fieldsOf(file, tree, schema)) {
    if (!field.isShown || node.kind !== 'leaf') continue;
    const number = places.push({ file, pointer: field.pointer }) - 1;
    node.value = markText(String(node.value), number);
  }
  return unmarked.reduce((data, key) => unmarkAt(data, partsOf(key)), toJson(tree));
}

/** `words.questions[2].answer` → its parts */
const partsOf = (key: string): string[] => key.match(/[^.[\]]+/g) ?? [];

function unmarkAt(data: Json, [first, ...rest]: readonly string[]): Json {
  if (typeof data === 'string') return withoutMarks(data);
  if (Array.isArray(data))
    return data.map((entry, at) =>
      first === undefined || first === String(at) ? unmarkAt(entry, rest) : entry,
    );
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, field]) => [
      key,
      first === undefined || first === key ? unmarkAt(field, rest) : field,
    ]),
  );
}
