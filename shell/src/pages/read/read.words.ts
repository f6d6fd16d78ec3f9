import { downloads, look, type PageWords, type Palette, type ReaderWords } from '@lectern/catalogue';

import { type PageContent, pageFileContent } from '../../site-map/page-content.js';

export interface ReadWords extends PageWords<'read'> {
  labels: ReaderWords;
  /** For a book without a palette of its own. */
  palette: Palette;
}

export function readContent(): PageContent<ReadWords> {
  const content = pageFileContent('read');
  const labels = { ...downloads.reader, keysText: content.words.keysText };
  return { ...content, words: { ...content.words, labels, palette: look.colors } };
}
