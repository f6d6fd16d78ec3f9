import { expect, type Locator, type Page } from '@playwright/test';

import { mailTo } from './mailbox.js';

const answers = {
  legalSituation: 'bankruptcy',
  urgencyLevel: 'within_month',
  experienceLevel: 'no_experience',
  specificConcerns: ['debt management'],
  preferredLearningStyle: 'checklists',
  budgetConsiderations: 'limited',
};

/** A visitor with a roadmap from the legal companion. */
export class RoadmapOwner {
  constructor(
    readonly page: Page,
    readonly email: string,
  ) {}

  /** Sends all answers from this browser, as the wizard does. */
  async answer(changed: Partial<typeof answers> = {}): Promise<void> {
    const answer = await this.page.request.post('/api/legal-companion/assessment', {
      data: { userEmail: this.email, ...answers, ...changed },
    });
    expect(answer.status()).toBe(201);
  }

  async open(): Promise<void> {
    await this.page.goto('/legal-companion/dashboard');
    await expect(this.heading('What to do, in order')).toBeVisible();
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  get steps(): Locator {
    return this.page.locator('main ol > li');
  }

  get overall(): Locator {
    return this.page.getByRole('region', { name: 'How far you are' });
  }

  get bookmarks(): Locator {
    return this.page.getByRole('region', { name: 'Bookmarks' });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** @param step from 0 */
  status(step: number, name: string): Locator {
    return this.steps.nth(step).getByRole('radio', { name, exact: true });
  }

  async unfold(step: number): Promise<void> {
    await this.steps.nth(step).getByRole('button', { name: 'Read more, take notes' }).click();
  }

  async askForCode(): Promise<void> {
    await this.page.getByLabel('Your email address').fill(this.email);
    await this.button('Send me a code').click();
    await expect(this.heading('Check your inbox')).toBeFocused();
  }

  async enter(code: string): Promise<void> {
    await this.page.getByLabel('Six-digit code').fill(code);
    await this.button('Open my roadmap').click();
  }

  /** Code of the latest email. */
  async mailedCode(): Promise<string> {
    const { text = '' } = await mailTo(this.email, 'Your code');
    return /\b\d{6}\b/.exec(text)?.[0] ?? '';
  }
}
