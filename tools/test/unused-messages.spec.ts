import { describe, expect, it } from '@jest/globals';

import { unusedMessages } from './unused-messages.js';

const catalogue = { orders: { title: 'Orders', empty: { title: 'None', text: 'Soon.' }, old: 'Old' } };
const unused = (text: string) => unusedMessages(catalogue, [{ file: 'page.tsx', text }]);
const importing = `import { orders as m } from '../messages.js';\n`;

describe('Unused messages', () => {
  it('are those that no source names', () => {
    expect(unused(`${importing}title(m.title); <Empty {...m.empty} />;`)).toEqual(['orders.old']);
  });

  it('are not in a group that is passed on or taken apart', () => {
    expect(unused(`${importing}show(m);`)).toEqual([]);
    expect(unused(`${importing}const { old, title } = m; say(m.empty);`)).toEqual([]);
  });

  it('are all, if nothing imports the catalogue', () => {
    expect(unused(`other.orders.title;`)).toHaveLength(4);
  });
});
