import { afterEach, describe, expect, it } from '@jest/globals';
import { contentCatalogue, showCatalogue } from '@lectern/catalogue/live';

import { commerceEmails } from './commerce/index.js';
import { leadsEmails } from './leads/index.js';
import { legalEmails } from './legal/index.js';
import { renderBody } from './platform/email/email.js';

/** A copy of texts with a mark before each. */
function marked<T>(texts: T): T {
  if (typeof texts === 'string') return `• ${texts}` as T;
  if (texts === null || typeof texts !== 'object') return texts;
  if (Array.isArray(texts)) return texts.map((each: unknown) => marked(each)) as T;
  return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, marked(each)])) as T;
}

/** Emails with texts of a broadcast, or of the program for the owner. */
const WITHOUT_CONTENT = /^(broadcast|welcome-series-.+|payments-recovered|owner-sale)$/;

describe('Changed content', () => {
  afterEach(() => showCatalogue(contentCatalogue));

  it('is in every email of the content', () => {
    const emails = marked(contentCatalogue.emails);
    showCatalogue({ ...contentCatalogue, emails });
    const unmarked = [];
    for (const { name, email } of [...commerceEmails, ...leadsEmails(), ...legalEmails]) {
      if (WITHOUT_CONTENT.test(name)) continue;
      const { subject, body } = email('https://author.example');
      const texts = [subject, renderBody(body).text];
      if (!texts.every((text) => text.includes('•'))) unmarked.push(name);
    }
    expect(unmarked).toEqual([]);
  });
});
