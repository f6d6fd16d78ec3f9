import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Frame, Page } from '@playwright/test';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong by WCAG 2.2 A and AA, one line each. The page must have been opened with `bypassCSP`.
 * @param also further rules, by axe's tags: a letter, for one, has no landmarks
 */
export async function violations(page: Page | Frame, also = ['best-practice']): Promise<string[]> {
  const options = JSON.stringify({ runOnly: [...WCAG, ...also] });
  const result = await page.evaluate<AxeResult>(`${axeSource}; axe.run(document, ${options})`);
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')}) ${node.failureSummary}`),
  );
}
