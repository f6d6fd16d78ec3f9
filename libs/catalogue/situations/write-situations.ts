import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readContent } from '../src/content/read-content.js';
import { partContent } from '../src/parts.js';
import { situationsPage } from './situations-page.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { topics, guidance: words } = partContent(
  'legal-companion',
  (await readContent(`${root}content`)).legal,
);
await writeFile(`${root}docs/legal-situations.md`, situationsPage({ topics, words }));
