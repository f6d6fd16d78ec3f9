import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { recommend } from '@lectern/legal-guidance';
import { realContent, realRoot } from '../src/testing/content-copy.js';
import { readContent } from '../src/content/read-content.js';
import { partContent } from '../src/parts.js';
import { situationsPage, typicalSituations } from './situations-page.js';

it('matches docs/legal-situations.md (npm run situations -w libs/catalogue writes it)', async () => {
  const { topics, guidance: words } = partContent('legal-companion', (await readContent(realContent)).legal);
  const page = await readFile(`${realRoot}/docs/legal-situations.md`, 'utf8');
  expect(page).toBe(situationsPage({ topics, words }));
  expect(page.match(/^## /gm)).toHaveLength(12);
});

it('gives the twelve people different first recommendations', async () => {
  const { topics, guidance: words } = partContent('legal-companion', (await readContent(realContent)).legal);
  const starts = typicalSituations.map(({ answers }) =>
    recommend(answers, { topics, words })
      .slice(0, 3)
      .map(({ topicId }) => topicId)
      .join(),
  );
  expect(new Set(starts).size).toBe(12);
});
