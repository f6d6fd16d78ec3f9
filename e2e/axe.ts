import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Frame, Page } from '@playwright/test';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that another colour scheme can change. */
const COLORS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

async function run(page: Page | Frame, runOnly: unknown): Promise<string[]> {
  // It is large, and a document is often looked at more than once.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(`${axeSource}; undefined`);
  // What is right is not written down, nor sent here: it is most of what axe would tell.
  // Frames have no axe of their own; it would wait for each of them.
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'], iframes: false });
  const found = await page.evaluate<Violation[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')}) ${node.failureSummary}`),
  );
}

/**
 * What axe finds wrong by WCAG 2.2 A and AA, one line each.
 * @param also further rules, by axe's tags: an email, for one, has no landmarks
 */
export const violations = (page: Page | Frame, also = ['best-practice']) => run(page, [...WCAG, ...also]);

/** Waits until a page is laid out to its end: sections far below come after its first screen. */
export async function isLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section')].every(
      (section) => getComputedStyle(section).contentVisibility !== 'auto',
    ),
  );
}

/** Waits until a page is drawn to the end: colours are on their way for a moment from one scheme to the other. */
export async function isDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** The same in light, and what the dark changes: its colours. The page is left in light. */
export async function violationsInBothSchemes(page: Page, also?: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await isDrawn(page);
  const dark = await run(page, COLORS);
  await page.emulateMedia({ colorScheme: 'light' });
  await isDrawn(page);
  return [...(await violations(page, also)), ...dark.map((fault) => `in the dark: ${fault}`)];
}
