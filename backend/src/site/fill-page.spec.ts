import { describe, expect, it } from '@jest/globals';

import { fillPage, fillSlot } from './fill-page.js';

const box = (name: string, value: string) =>
  `<input type="checkbox" class="a" name="${name}" value="${value}"/>`;
const PAGE = `<p>To {address}.</p>${box('topics', 'books')}${box('topics', 'evenings')}${box('other', 'books')}
  <input name="topics" value="books"/><script type="application/json">{"text":"To {address}."}</script>`;
const fill = (values: string[] | null) =>
  fillPage(PAGE, { places: { address: 'r…@example.com' }, ticked: { name: 'topics', values } });

describe('A page with a visitor’s values', () => {
  it('contains them in its markup and its hydration data', () => {
    expect(fill([]).match(/To r…@example\.com\./g)).toHaveLength(2);
    expect(fill([])).not.toContain('{address}');
  });

  it.each([
    [null, ['books', 'evenings']],
    [['evenings', 'long-gone'], ['evenings']],
    [[], []],
  ])('checks the chosen boxes: %j', (values, ticked) => {
    const found = [...fill(values).matchAll(/ name="topics" value="(\w+)" checked="">/g)];
    expect(found.map(([, value]) => value)).toEqual(ticked);
    expect(fill(values).match(/checked/g) ?? []).toHaveLength(ticked.length);
  });
});

it('fills the slot of a page with markup', () => {
  const page = '<main><slot><p>Nothing.</p></slot></main>';
  expect(fillSlot(page, '<b>$& {it}</b>')).toBe('<main><b>$& {it}</b></main>');
});
