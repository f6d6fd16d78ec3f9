import { describe, expect, it } from '@jest/globals';

import { cleanEmail, suggestEmail } from './index.js';

const meant = (domain: string) => suggestEmail(`anna.lee@${domain}`)?.replace('anna.lee@', '');

describe('cleanEmail (C14)', () => {
  it.each([
    ['a zero-width space', '\u200banna@example.com'],
    ['a byte order mark', '\ufeffanna@example.com'],
    ['joiners inside', 'an\u200dna@exa\u200cmple.com'],
    ['a soft hyphen', 'anna@exam\u00adple.com'],
    ['direction marks', '\u202aanna@example.com\u202c\u200e'],
    ['a word joiner and a variation selector', 'anna\u2060@example.com\ufe0f'],
    ['no-break spaces', '\u00a0anna@example.com\u00a0 '],
  ])('removes %s', (_name, text) => {
    expect(cleanEmail(text)).toBe('anna@example.com');
  });

  it('keeps a direction mark inside an address, which is rejected later', () => {
    expect(cleanEmail('ruth@exam\u202eple.com')).toBe('ruth@exam\u202eple.com');
  });

  it('keeps characters of other scripts and inner whitespace', () => {
    expect(cleanEmail('用户@münchen.example')).toBe('用户@münchen.example');
    expect(cleanEmail('an na@example.com')).toBe('an na@example.com');
  });
});

describe('suggestEmail (C5)', () => {
  it.each([
    ...['gmial.com', 'gamil.com', 'gmai.com', 'gmal.com', 'gnail.com', 'gmaill.com', 'gmail.con'],
    ...['gmial.con', 'gmail.co', 'gmail.cm', 'gmail.comm', 'gmial.co', 'gmail', 'GMIAL.COM'],
  ])('suggests gmail.com for %s', (domain) => {
    expect(meant(domain)).toBe('gmail.com');
  });

  it.each([
    ['hotmial.com', 'hotmail.com'],
    ['hotmail.cmo', 'hotmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.com', 'yahoo.com'],
    ['outlok.com', 'outlook.com'],
    ['outllook.con', 'outlook.com'],
    ['iclod.com', 'icloud.com'],
    ['icloud.con', 'icloud.com'],
    ['aol.con', 'aol.com'],
    ['comcast.met', 'comcast.net'],
    ['protonmial.com', 'protonmail.com'],
    ['parish-church.ogr', 'parish-church.org'],
    ['grace.example.con', 'grace.example.com'],
  ])('suggests for %s %s', (domain, provider) => {
    expect(meant(domain)).toBe(provider);
  });

  it.each([
    ...['gmail.com', 'email.com', 'ymail.com', 'mail.com', 'mac.com', 'me.com', 'proton.me', 'gmx.de'],
    ...['hotmail.co.uk', 'hotmail.ca', 'yahoo.fr', 'yahoo.com.au', 'outlook.de', 'fastmail.fm', 'ibm.com'],
    ...['parish.church', 'uni.edu.au', 'example.cam', 'example.co', 'love.com', 'xn--mnchen-3ya.example', ''],
  ])('suggests nothing for %s', (domain) => {
    expect(meant(domain)).toBeUndefined();
  });

  it('suggests nothing before a domain is typed', () => {
    for (const text of ['', 'anna', '@gmial.com', 'anna@']) expect(suggestEmail(text)).toBeNull();
  });

  it('keeps the part before the at sign as typed', () => {
    expect(suggestEmail(' Anna.Lee+Books@GMIAL.com ')).toBe('Anna.Lee+Books@gmail.com');
  });
});
