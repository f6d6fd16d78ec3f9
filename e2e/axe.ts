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
/** The rules that depend on the color scheme. */
const COLORS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

async function run(page: Page | Frame, runOnly: unknown): Promise<string[]> {
  // axe is large, and a document is often checked more than once.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(`${axeSource}; undefined`);
  // Reports violations only, since passes are most of axe's output. Frames have no axe of their own, and it would wait
  // for each.
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'], iframes: false });
  const found = await page.evaluate<Violation[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')}) ${node.failureSummary}`),
  );
}

/**
 * Violations of WCAG 2.2 A and AA, one line each.
 * @param also further axe tags. Emails, for example, have no landmarks
 */
export const violations = (page: Page | Frame, also = ['best-practice']) => run(page, [...WCAG, ...also]);

/** Waits until the deferred sections of a page are rendered. */
export async function isLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section')].every(
      (section) => getComputedStyle(section).contentVisibility !== 'auto',
    ),
  );
}

/** Waits for transitions to end, such as those between color schemes. */
export async function isDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Checks the page in light, then its colors in dark. Leaves it in light. */
export async function violationsInBothSchemes(page: Page, also?: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await isDrawn(page);
  const dark = await run(page, COLORS);
  await page.emulateMedia({ colorScheme: 'light' });
  await isDrawn(page);
  return [...(await violations(page, also)), ...dark.map((fault) => `in the dark: ${fault}`)];
}
