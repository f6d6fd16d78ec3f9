import { describe, expect, it } from '@jest/globals';
import { isAllowedAddress, isAllowedPicture } from './addresses.js';
import { schema } from './schema.js';

describe('The schema', () => {
  it('is valid, and fills an empty document with a paragraph', () => {
    expect(schema.topNodeType.createAndFill()?.toString()).toBe('doc(paragraph)');
    expect(schema.nodes.listItem.createAndFill()?.toString()).toBe('listItem(paragraph)');
    expect(schema.nodes.table.createAndFill()?.toString()).toBe('table(tableRow(tableHeader(paragraph)))');
  });
});

describe('Addresses', () => {
  it.each(['https://a.example/?q=1', 'mailto:ruth@a.example', 'tel:+15550100', '/blog/a#b', '#глава-1'])(
    'allow the link %s',
    (href) => expect(isAllowedAddress(href)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'http://a.example',
    '//a.example',
    '/\\a.example',
    'https:///a',
    'mailto:',
    '#',
    '',
  ])('reject the link %j', (href) => expect(isAllowedAddress(href)).toBe(false));

  it('allow pictures of this site and of others', () => {
    expect(isAllowedPicture('/pictures/0123456789abcdef')).toBe(true);
    expect(isAllowedPicture('https://a.example/x.png')).toBe(true);
    expect(isAllowedPicture('data:image/png;base64,xx')).toBe(false);
    expect(isAllowedPicture('//a.example/x.png')).toBe(false);
  });
});
