import { expect, type Page } from '@playwright/test';

import { totpCode } from './app-code.js';

interface SecondStep {
  /** For codes of the app. */
  secret: string;
  recoveryCodes: string[];
}

/** Turns two-step verification on with the shown key, after a wrong code. It stops at the recovery codes. */
export async function turnOnSecondStep(page: Page): Promise<SecondStep> {
  const turnOn = () => page.getByRole('button', { name: 'Turn it on', exact: true }).click();
  await page.getByText('Or type this key into the app').click();
  const secret = await page.locator('details code').innerText();
  await page.getByLabel('Enter the code the app shows').fill('000000');
  await turnOn();
  await expect(page.getByText(/^This code isn’t right/)).toBeVisible();
  await page.getByLabel('Enter the code the app shows').fill(totpCode(secret));
  await turnOn();
  const codes = page.getByRole('group', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, recoveryCodes: await codes.allInnerTexts() };
}
