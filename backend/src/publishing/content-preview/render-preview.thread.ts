import { createHash } from 'node:crypto';

import { type Catalogue, showCatalogue } from '@lectern/catalogue/live';
import {
  type OwnerLibrary,
  type OwnerValue,
  PictureStore,
  places,
  readMarked,
} from '@lectern/catalogue/values';

import { answerInWorker } from '../../platform/isolated-worker.js';
import { prerenderOne } from '../../site/prerenderer.js';
import { withoutScripts } from '../../site/without-scripts.js';
import { editableHtml } from './edit-marks.js';
import { inScheme } from './preview-rules.js';

export interface PreviewTask {
  path: string;
  values: readonly OwnerValue[];
  library: OwnerLibrary;
  /** For pictures that the values change. */
  drawnFolder: string;
  /** Products, articles and other data of the page. */
  data: object;
  /** Of the visitor's browser if undefined. */
  scheme?: 'light' | 'dark' | undefined;
}

export type PreviewOutcome =
  | { kind: 'page'; html: string; styleHashes: string[]; drawn: Catalogue['publicFiles'] }
  | { kind: 'none' }
  | { kind: 'fault'; message: string };

/** The page's own hashes are of style sheets with marks. */
const styleHashesOf = (html: string): string[] =>
  html
    .split('<style')
    .slice(1)
    .map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</style>')))
    .map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);

/** Shows the draft in this thread only, and renders one page of it. */
async function render({
  path,
  values,
  library,
  drawnFolder,
  data,
  scheme,
}: PreviewTask): Promise<PreviewOutcome> {
  const store = new PictureStore([drawnFolder, ...places.pictureFolders]);
  const marked = await readMarked(places, store, values, library);
  showCatalogue(marked.catalogue);
  const page = await prerenderOne(path, data);
  if (!page) return { kind: 'none' };
  const pictures = [{ src: marked.catalogue.site.author.portrait.src, file: 'site/portrait', pointer: '' }];
  const editable = editableHtml(withoutScripts(page.html), marked.places, pictures);
  const html = scheme ? inScheme(editable, scheme) : editable;
  const drawn = marked.catalogue.publicFiles.filter(({ file }) => file.startsWith(drawnFolder));
  return { kind: 'page', html, styleHashes: styleHashesOf(html), drawn };
}

answerInWorker(async (task: PreviewTask) => {
  try {
    return await render(task);
  } catch (error) {
    return {
      kind: 'fault',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
});
