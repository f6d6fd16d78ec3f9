import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Answers one group of questions. */
export type Answer = (card: Locator) => Promise<void>;

export const choose =
  (question: string, option: string | RegExp): Answer =>
  (card) =>
    card.getByRole('radiogroup', { name: question }).getByRole('radio', { name: option }).check();

export const tick =
  (question: string, ...options: string[]): Answer =>
  async (card) => {
    const group = card.getByRole('group', { name: question });
    for (const option of options) await group.getByRole('checkbox', { name: option, exact: true }).check();
  };

export const write =
  (label: string, text: string): Answer =>
  (card) =>
    card.getByLabel(label).fill(text);

/** The questionnaire on a page or in a frame. */
export const cardOn = (place: Page | FrameLocator): Locator =>
  place.getByRole('region', { name: 'The legal companion' });

/** Clicks on until a step's heading has the focus. */
export async function goOn(card: Locator, name = 'Next'): Promise<void> {
  await card.getByRole('button', { name, exact: true }).click();
}

/**
 * Answers one step and goes on: a phone shows one group at a time, each with a button.
 *
 * @param look called on each screen after it is answered
 */
export async function answerStep(
  card: Locator,
  groups: readonly Answer[],
  { isPhone = false, look, on = 'Next' }: { isPhone?: boolean; look?: () => Promise<void>; on?: string } = {},
): Promise<void> {
  for (const [at, group] of groups.entries()) {
    await group(card);
    const isLast = at === groups.length - 1;
    if (isPhone || isLast) await look?.();
    if (isPhone && !isLast) {
      await goOn(card);
      await expect(card.getByText(`question ${at + 2} of ${groups.length}`)).toBeVisible();
    }
  }
  await goOn(card, on);
}
