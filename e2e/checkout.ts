import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

export const CARDS = {
  visa: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  threeDSecure: '4000 0025 0000 3155',
} as const;

/** A buyer with an address of their own. */
export function newBuyer(name = 'Ruth Weaver') {
  return { name, email: `${randomUUID().slice(0, 8)}@example.com` };
}

/** Page object of the checkout on a sales page. */
export class Checkout {
  constructor(readonly page: Page) {}

  get nameField(): Locator {
    return this.page.getByLabel('Full Name *');
  }

  get buyButton(): Locator {
    return this.page.getByRole('button', { name: /^Buy now/ });
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: /^Pay / });
  }

  get cardNumber(): Locator {
    return this.page.getByLabel('Card number');
  }

  async open(): Promise<void> {
    await this.page.goto('/finding-peace');
    await this.page.getByRole('link', { name: /^Buy/ }).first().click();
    await expect(this.nameField).toBeVisible();
  }

  async fillDetails({ name, email }: { name: string; email: string }): Promise<void> {
    await this.nameField.fill(name);
    await this.page.getByLabel('Email Address *').fill(email);
  }

  async fillCard(number: string): Promise<void> {
    await this.cardNumber.fill(number);
    await this.page.getByLabel('Expiration date').fill('12 / 34');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByLabel('ZIP').fill('20001');
  }

  async goToPayment(buyer: { name: string; email: string }): Promise<void> {
    await this.open();
    await this.fillDetails(buyer);
    await this.buyButton.click();
    await expect(this.cardNumber).toBeVisible();
  }

  /** Downloads a file after the purchase and returns its path. */
  async download(format: 'PDF' | 'ePub'): Promise<{ name: string; path: string }> {
    const waiting = this.page.waitForEvent('download');
    await this.page.getByRole('link', { name: new RegExp(`Download.*${format}`) }).click();
    const download = await waiting;
    return { name: download.suggestedFilename(), path: await download.path() };
  }

  async expectBought(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: /is yours/ })).toBeVisible();
    await expect(this.page.getByRole('link', { name: /Download.*PDF/ })).toBeVisible();
  }
}

export function toast(page: Page, title: string): Locator {
  return page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true });
}
