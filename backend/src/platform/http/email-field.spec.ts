import { describe, expect, it } from '@jest/globals';

import { readEmailAddress } from './email-field.js';

const INVALID = { problem: 'invalid' };

describe('An email address', () => {
  it.each([
    "o'brien+books@sub.example.co.uk",
    'a!b@example.com',
    '"john doe"@example.com',
    'müller@example.com',
    `${'a'.repeat(64)}@example.com`,
    '99@1und1.example',
  ])('is accepted unchanged: %s', (address) => {
    expect(readEmailAddress(address)).toEqual({ address });
  });

  it.each([
    ['Ruth@Example.COM', 'Ruth@example.com'],
    ['ruth@münchen.example', 'ruth@xn--mnchen-3ya.example'],
    ['ruth@mu\u0308nchen.example', 'ruth@xn--mnchen-3ya.example'],
    ['ruth@пример.example', 'ruth@xn--e1afmkfd.example'],
    ['ruth@日本ラジオ.example', 'ruth@xn--kck1a0k438szlb.example'],
    ['ruth@ｅｘample.com', 'ruth@example.com'],
  ])('gets its domain in DNS form: %s', (typed, address) => {
    expect(readEmailAddress(typed)).toEqual({ address });
  });

  it('with a look-alike domain of one alphabet is shown in DNS form', () => {
    expect(readEmailAddress('ruth@аррӏе.com')).toEqual({ address: 'ruth@xn--80ak6aa92e.com' });
  });

  it.each([
    'ruth@exаmple.com',
    'ruth@xn--exmple-4nf.com',
    'ruth@раypal.com',
    'rуth@example.com',
    'ruth@exαmple.com',
    'ruth@ex-аmple.com',
  ])('is rejected if a word mixes alphabets: %s', (typed) => {
    expect(readEmailAddress(typed)).toEqual({ problem: 'mixed-scripts' });
  });

  it.each([
    ['', 'nothing'],
    ['ruth', 'no domain'],
    ['@example.com', 'no mailbox'],
    ['ruth@localhost', 'no top level'],
    ['ruth@1.2.3.4', 'numbers'],
    ['ruth@[1.2.3.4]', 'an IP address'],
    ['ruth@a..example.com', 'an empty label'],
    ['ruth@-a.example.com', 'a hyphen in front'],
    ['ruth@ex\u00adample.com', 'an invisible letter'],
    ['ruth@xn--a.example', 'false Punycode'],
    ['ruth@example.com/path', 'a path'],
    ['ruth@example.com:25', 'a port'],
    ['ruth@ex%61mple.com', 'an encoded letter'],
    [`${'a'.repeat(65)}@example.com`, 'a long mailbox'],
    [`${'ä'.repeat(33)}@example.com`, 'a mailbox of many bytes'],
    [`ruth@${'a'.repeat(64)}.com`, 'a long label'],
    [`ruth@${'abcdefgh.'.repeat(28)}com`, 'a long domain'],
    [`ruth@${'ö'.repeat(10)}.${'abcdefgh.'.repeat(26)}com`, 'a domain that is long when written for the DNS'],
  ])('is invalid: %s (%s)', (typed) => {
    expect(readEmailAddress(typed)).toEqual(INVALID);
  });
});
