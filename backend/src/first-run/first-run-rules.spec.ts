import { describe, expect, it } from '@jest/globals';

import {
  countryOf,
  currencyOf,
  isOpen,
  languageOf,
  nextStep,
  paragraphsOf,
  timeZoneOf,
} from './first-run-rules.js';

describe('Defaults of the first run', () => {
  it('follow the language of the browser', () => {
    expect(languageOf('de-AT,de;q=0.9,en;q=0.8')).toBe('de');
    expect(languageOf('fr-FR,fr;q=0.9')).toBe('en');
    expect(languageOf(undefined)).toBe('en');
    expect(countryOf('de', 'de-AT,de;q=0.9')).toBe('AT');
    expect(countryOf('en', 'de-AT,en-GB;q=0.8')).toBe('GB');
    expect(countryOf('de', 'de')).toBe('DE');
  });

  it('have the currency of the country', () => {
    expect(['DE', 'AT', 'CH', 'GB', 'US', 'NO'].map(currencyOf)).toEqual([
      ...['EUR', 'EUR', 'CHF', 'GBP', 'USD', 'USD'],
    ]);
  });

  it('have the time zone of the machine, or of the country on a server in UTC', () => {
    expect(timeZoneOf('DE', 'Europe/Vienna')).toBe('Europe/Vienna');
    expect(timeZoneOf('DE', 'UTC')).toBe('Europe/Berlin');
    expect(timeZoneOf('US', 'Etc/UTC')).toBe('America/New_York');
  });
});

describe('Questions of the first run', () => {
  it('are open up to the first without an answer', () => {
    expect(nextStep([])).toBe('you');
    expect(nextStep(['you', 'language'])).toBe('currency');
    expect(isOpen('language', ['you', 'language'])).toBe(true);
    expect(isOpen('look', ['you', 'language'])).toBe(false);
  });

  it('read paragraphs between empty lines', () => {
    expect(paragraphsOf('One\r\nline.\r\n \r\n\r\nTwo.\n')).toEqual(['One line.', 'Two.']);
    expect(paragraphsOf(' \n')).toEqual([]);
  });
});
