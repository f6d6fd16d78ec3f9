import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { lawEntry } from '../compose/law-entry.js';
import { copyContent, type ContentCopy } from '../testing/content-copy.js';
import { faultsOf } from '../testing/faults-of.js';
import { phoneEntry } from '../phone-number.js';
import { readContent } from './read-content.js';

const site = 'content/site.json';
const german = { country: 'DE', language: 'de' };

let content: ContentCopy;
beforeAll(async () => {
  content = await copyContent();
});
afterEach(() => content.restore());
afterAll(() => content.remove());

describe('the law of a country', () => {
  const lawOf = async (country: string, law: object = {}) => {
    await content.set(site, 'country', country);
    await content.set(site, 'law', law);
    return lawEntry(await readContent(content.folder));
  };

  it('asks for nothing in the United States', async () => {
    expect(lawEntry(await readContent(content.folder))).toMatchObject({
      ...{ provider: null, hasBindingButton: false, withdrawalConsent: null },
      ...{ vat: 'none', vatNote: null, postageNote: null },
    });
  });

  it('asks for button, consent and notes on prices in Germany', async () => {
    expect(await lawOf('DE')).toMatchObject({
      ...{ hasBindingButton: true, vat: 'included', vatNote: 'incl. VAT', postageNote: 'incl. shipping' },
      withdrawalConsent: expect.stringMatching(/right of withdrawal ends/),
    });
  });

  it('can be decided by a switch of the author', async () => {
    expect(await lawOf('DE', { withdrawalConsent: false, vat: 'small-business' })).toMatchObject({
      ...{ withdrawalConsent: null, hasBindingButton: true },
      vatNote: 'No VAT is charged (small business, § 19 UStG).',
    });
    expect(await lawOf('US', { vat: 'small-business', bindingButton: true })).toMatchObject({
      ...{ hasBindingButton: true, withdrawalConsent: null },
      vatNote: 'No VAT is charged (small business).',
    });
  });

  it('takes name, email and phone of the legal notice from the author', async () => {
    const { provider } = await lawOf('DE', {
      provider: { address: ['Hauptstr. 1', '10115 Berlin'], phone: '+1 202 555 0147' },
    });
    expect(provider).toEqual({
      link: { label: 'Legal notice', path: '/legal-notice' },
      ...{ name: 'Eleanor Marsh', address: ['Hauptstr. 1', '10115 Berlin'] },
      ...{ email: 'hello@eleanormarsh.example', vatId: null, vatIdLine: null, responsible: null },
      phone: { phone: '+1 202 555 0147', phoneLink: 'tel:+12025550147' },
    });
  });

  it('names a missing legal notice, and starts without it', async () => {
    await content.set(site, 'contact.phone', '030 1234567');
    await content.set(site, 'country', 'DE');
    const { warnings } = await readContent(content.folder);
    expect(warnings.filter((text) => text.includes('law.provider'))).toEqual([
      expect.stringMatching(/^The law of DE asks who runs the site/),
    ]);
  });

  it('has no switches but its own', async () => {
    await content.set(site, 'law', { imprint: true, vat: 'some' });
    const said = await faultsOf(content);
    expect(said).toContain('"law.vat" must be one of "included", "small-business", "none"');
    expect(said).toContain('imprint');
  });
});

describe('a phone number', () => {
  it('is shown as at home on a site in the language of its country, and with its country code elsewhere', () => {
    expect(phoneEntry('+49 30 1234567', german)).toEqual({
      ...{ phone: '030 1234567', phoneLink: 'tel:+49301234567' },
    });
    expect(phoneEntry('030/1234567', { country: 'DE', language: 'en' })).toEqual({
      ...{ phone: '+49 30 1234567', phoneLink: 'tel:+49301234567' },
    });
    expect(phoneEntry('(202) 555-0147', { country: 'US', language: 'en' })).toEqual({
      ...{ phone: '(202) 555-0147', phoneLink: 'tel:+12025550147' },
    });
    expect(phoneEntry('+43 1 5130000', german).phone).toBe('+43 1 5130000');
  });

  it.each(['030 12', 'call me', '+49', '+999 123456'])('is rejected with an example: %s', async (phone) => {
    await content.set(site, 'country', 'DE');
    await content.set(site, 'contact.phone', phone);
    expect(await faultsOf(content)).toMatch(
      /site\.json: "contact\.phone" must be a phone number such as "01\d+ \d+", or one with its country code/,
    );
  });
});
