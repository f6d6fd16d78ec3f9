import type { Catalogue } from '../catalogue.js';
import { composeCatalogue } from '../compose/read-catalogue.js';
import { ContentError } from '../content/content-error.js';
import { readContent } from '../content/read-content.js';
import { withFileCaptions } from '../films/file-captions.js';
import type { PictureStore } from '../pictures/picture-store.js';
import type { Places } from '../places.js';
import { fieldsOf, type ValueField } from './fields.js';
import { fitValues } from './fit-values.js';
import { moveValue } from './moves.js';
import { emptyLibrary, type OwnerLibrary } from './owner-library.js';
import type { Finding, OwnerValue } from './owner-value.js';
import { toTree, type Tree } from './tree.js';
import { type LaidFile, ValueOverlay } from './value-overlay.js';

/**
 * Reads the content with the owner's values. A value that does not fit is left out and reported.
 * @throws ContentError if the files themselves are invalid
 */
export async function readWithValues(
  folders: Pick<Places, 'folder' | 'madeBooks'>,
  store: PictureStore,
  values: readonly OwnerValue[],
  library?: OwnerLibrary,
): Promise<{ catalogue: Catalogue; findings: Finding[] }> {
  const { content, findings } = await fitValues(folders.folder, values, library);
  return { catalogue: await composeCatalogue(folders, store, content), findings };
}

const placeOf = ({ file, pointer }: { file: string; pointer: string }): string => `${file}#${pointer}`;

/**
 * Checks changed values over the published ones.
 * @returns a finding for each changed value that cannot be published
 */
export async function checkValues(
  folder: string,
  published: readonly OwnerValue[],
  changed: readonly OwnerValue[],
  library?: OwnerLibrary,
): Promise<Finding[]> {
  const places = new Set(changed.map(placeOf));
  const others = published.filter((value) => !places.has(placeOf(value)));
  const { findings } = await fitValues(folder, [...others, ...changed], library);
  return findings.filter(({ kind }) => kind === 'unfit' || kind === 'lost');
}

/**
 * The fields of all content files, with the values laid over them and as the content has them.
 * @param options.isDraft fields show values that do not fit, too
 */
export async function readFields(
  folder: string,
  asked: readonly OwnerValue[],
  { isDraft = false, library = emptyLibrary }: { isDraft?: boolean; library?: OwnerLibrary } = {},
): Promise<{ fields: ValueField[]; base: ValueField[]; findings: Finding[] }> {
  const { values, files, findings } = await fitValues(folder, asked, library);
  const fitting = await fieldsIn(folder, files, values);
  if (!isDraft || values.length === asked.length) return { ...fitting, findings };
  const moved = asked.map((value) => moveValue(value));
  const { fields } = await fieldsIn(folder, await readableFiles(folder, moved, library), moved);
  // Files that cannot be read with these values.
  const read = new Set(fields.map(({ file }) => file));
  const others = fitting.fields.filter(({ file }) => !read.has(file));
  return { fields: [...fields, ...others], base: fitting.base, findings };
}

/** Files that can be read although some values do not fit. */
async function readableFiles(
  folder: string,
  values: readonly OwnerValue[],
  library: OwnerLibrary,
): Promise<LaidFile[]> {
  const overlay = new ValueOverlay(values, library);
  await readContent(folder, overlay).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
  });
  return overlay.files;
}

async function fieldsIn(
  folder: string,
  files: readonly LaidFile[],
  values: readonly OwnerValue[],
): Promise<{ fields: ValueField[]; base: ValueField[] }> {
  const listed = (file: string, tree: Tree, schema: LaidFile['schema']) =>
    fieldsOf(file, tree, schema).map(({ field }) => field);
  const fields = files.flatMap(({ file, tree, schema }) => listed(file, tree, schema));
  const base = files.flatMap(({ file, data, schema }) => listed(file, toTree(data), schema));
  return {
    fields: await withFileCaptions(folder, fields, values),
    base: await withFileCaptions(folder, base, values),
  };
}
