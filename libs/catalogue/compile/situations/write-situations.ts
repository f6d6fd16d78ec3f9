import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ContentError } from '../content/read-content-file.js';
import { readLegal } from '../content/legal/read-legal.js';
import { situationsPage } from './situations-page.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = await readLegal(root, await readdir(new URL('../../../../content/books', import.meta.url)));
if ('problems' in read) throw new ContentError(read.problems);
const { topics, guidance: words } = read.value;
await writeFile(`${root}docs/legal-situations.md`, situationsPage({ topics, words }));
