import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { recommend } from '@lectern/legal-guidance';
import { realContent, realRoot } from '../src/testing/content-copy.js';
import { readContent } from '../src/content/read-content.js';
import { situationsPage, typicalSituations } from './situations-page.js';

it('keeps docs/legal-situations.md as the rules are: npm run situations -w libs/catalogue writes it', async () => {
  const { topics, guidance: words } = (await readContent(realContent)).legal;
  const page = await readFile(`${realRoot}/docs/legal-situations.md`, 'utf8');
  expect(page).toBe(situationsPage({ topics, words }));
  expect(page.match(/^## /gm)).toHaveLength(12);
});

it('points those twelve to different things', async () => {
  const { topics, guidance: words } = (await readContent(realContent)).legal;
  const starts = typicalSituations.map(({ answers }) =>
    recommend(answers, { topics, words })
      .slice(0, 3)
      .map(({ topicId }) => topicId)
      .join(),
  );
  expect(new Set(starts).size).toBe(12);
});
