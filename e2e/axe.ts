import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Frame, Page } from '@playwright/test';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

/** What axe finds wrong by WCAG 2.2 A and AA, one line each. The page must have been opened with `bypassCSP`. */
export async function violations(page: Page | Frame): Promise<string[]> {
  const result = await page.evaluate<AxeResult>(`${axeSource}; axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })`);
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')}) ${node.failureSummary}`),
  );
}
