import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { SiteLanguage } from '../choices.js';
import { useFolder } from './content-copy.js';

export interface SmallContent {
  folder: string;
  /** Number of files, without manuscripts. */
  fileCount: number;
  /** Opens the catalogue from this folder. Call it before the catalogue is imported. */
  use(): void;
  remove(): Promise<void>;
}

const site = {
  timeZone: 'Europe/Berlin',
  bookOrder: ['das-leise-eis', 'nordlicht', 'skizzen'],
  author: { name: 'Jonas Feld' },
  contact: { email: 'post@jonasfeld.example' },
};

const bookMd = `---
title: Das leise Eis
author: Jonas Feld
---
Jonas Feld schreibt.
`;

const chapter = `---
title: Der See
kind: chapter
---
Am Morgen war der See zu. Niemand hatte etwas gehört.
`;

const article = `---
title: Am See
excerpt: Ein Morgen ohne Wind.
publishedDate: 2026-03-01
pictureAlt: Ein See.
---
Es war still.
`;

/** A whole site in as few files as an author can write: a book on sale, one to come, one with a title alone, and no choices beyond her own facts. */
export async function smallContent(
  language: SiteLanguage,
  change: { site?: object; files?: Readonly<Record<string, object>> } = {},
): Promise<SmallContent> {
  const root = await mkdtemp(path.join(tmpdir(), 'lectern-small-'));
  const folder = path.join(root, 'feld');
  const [country, currency, price] = language === 'de' ? ['DE', 'EUR', '9,99 €'] : ['GB', 'GBP', '£9.99'];
  const files: Record<string, object | string> = {
    'site.json': { language, country, currency, ...site, ...change.site },
    'books/das-leise-eis/book.json': {
      title: 'Das leise Eis',
      summary: 'Ein Toter im See, und ein Dorf, das schweigt.',
      editions: [{ format: 'ebook', price }],
      direct: { productId: 'das-leise-eis' },
    },
    'books/das-leise-eis/manuscript/book.md': bookMd,
    'books/das-leise-eis/manuscript/01-der-see.md': chapter,
    'books/nordlicht/book.json': {
      title: 'Nordlicht',
      series: { name: 'Fälle im Eis', number: 2 },
      editions: [{ format: 'paperback', publishedOn: '2027-03-01', availability: 'pre-order' }],
    },
    'books/skizzen/book.json': { title: 'Skizzen' },
    'articles/am-see.md': article,
    ...change.files,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return {
    folder,
    fileCount: Object.keys(files).filter((name) => !name.includes('manuscript')).length,
    use: () => useFolder(root, folder),
    remove: () => rm(root, { recursive: true }),
  };
}
