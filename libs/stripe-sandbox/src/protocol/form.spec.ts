import { describe, expect, it } from '@jest/globals';
import { canonicalForm, parseForm } from './form.js';
import { Refusal } from './refusal.js';

describe('form encoding', () => {
  it('nests by brackets, in all list notations of clients', () => {
    expect(parseForm('a[b]=1&c[]=x&c[]=y&d[0]=z&e=%C3%A9+f')).toMatchObject({
      a: { b: '1' },
      c: ['x', 'y'],
      d: ['z'],
      e: 'é f',
    });
  });

  it('treats prototype property names as plain names, or drops them', () => {
    const form = parseForm('metadata[constructor]=1&metadata[toString]=2');
    expect(canonicalForm(form)).toBe('{"metadata":{"constructor":"1","toString":"2"}}');
    expect(canonicalForm(parseForm('__proto__[polluted]=1'))).not.toContain('polluted');
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  });

  it.each(['a=%', 'a=%zz', 'a=%ff', 'a=%00', `a${'[b]'.repeat(20)}=1`])('rejects %s', (text) => {
    expect(() => parseForm(text)).toThrow(Refusal);
  });

  it('is compared independent of order', () => {
    expect(canonicalForm(parseForm('a=1&b[c]=2&b[d]=3'))).toBe(canonicalForm(parseForm('b[d]=3&b[c]=2&a=1')));
    expect(canonicalForm(parseForm('a=1'))).not.toBe(canonicalForm(parseForm('a[]=1')));
  });
});
