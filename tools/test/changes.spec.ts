import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { journeysAbout, specsAbout } from './changes.mjs';
import { reachedBy, readImporters } from './import-graph.mjs';

const FILES = {
  'libs/money/package.json': JSON.stringify({
    name: '@lectern/money',
    exports: { '.': { '@lectern/source': './src/index.ts', default: './dist/index.js' } },
  }),
  'libs/money/src/index.ts': "export { cents } from './cents.js';",
  'libs/money/src/cents.ts': 'export const cents = 100;',
  'backend/src/refunds/refund.ts':
    "import { cents } from '@lectern/money';\nimport type { Order } from '../order.js';",
  'backend/src/refunds/refund.spec.ts': "import { refund } from './refund.js';",
  'backend/src/order.ts': "export const letter = () => import('./letter.js');",
  'backend/src/letter.tsx': 'export const letter = 1;',
  'backend/src/shop.module.ts': "import './refunds/refund.js';",
  'backend/src/shop.integration.spec.ts': "import './shop.module.js';",
};

describe('what a change reaches by imports', () => {
  let base: string;
  let importers: Map<string, string[]>;

  beforeAll(async () => {
    base = await mkdtemp(path.join(tmpdir(), 'lectern-imports-'));
    for (const [file, text] of Object.entries(FILES)) {
      await mkdir(path.dirname(path.join(base, file)), { recursive: true });
      await writeFile(path.join(base, file), text);
    }
    importers = readImporters(base, ['libs/money']);
  });
  afterAll(() => rm(base, { recursive: true, force: true }));

  it('are files of other packages, too, by their names', () => {
    expect(reachedBy(importers, ['libs/money/src/cents.ts'])).toContain('backend/src/refunds/refund.spec.ts');
  });

  it('are those that import it lazily or only its types', () => {
    const reached = reachedBy(importers, ['backend/src/letter.tsx']);
    expect(reached).toContain('backend/src/order.ts');
    expect(reached).toContain('backend/src/refunds/refund.ts');
  });

  it('ends where everything meets everything', () => {
    const reached = reachedBy(importers, ['backend/src/refunds/refund.ts'], (file) =>
      file.endsWith('.module.ts'),
    );
    expect(reached).toContain('backend/src/shop.module.ts');
    expect(reached).not.toContain('backend/src/shop.integration.spec.ts');
  });
});

describe('the specs of a change', () => {
  const all = [
    'backend/src/commerce/sale.integration.spec.ts',
    'backend/src/commerce/refunds/refunds.integration.spec.ts',
    'backend/src/commerce/orders/orders.integration.spec.ts',
    'libs/money/src/money.spec.ts',
  ];

  it('are those reached by imports, those beside it and those of its module', () => {
    const files = ['backend/src/commerce/refunds/make-refund.ts'];
    expect(specsAbout(files, new Set(['libs/money/src/money.spec.ts']), all)).toEqual([
      all[0],
      all[1],
      all[3],
    ]);
  });
});

describe('the journeys of a change', () => {
  const all = [
    'e2e/journeys/buy-a-book.spec.ts',
    'e2e/pages/contact.spec.ts',
    'e2e/operations/refund-crash.spec.ts',
    'e2e/embedding/conformance.spec.ts',
  ];

  it('are those that are called by a word of its path, and the purchase', () => {
    expect(journeysAbout(['backend/src/commerce/refunds/make-refund.ts'], all)).toEqual([all[0], all[2]]);
    expect(journeysAbout(['shell/src/pages/contact/contact.page.tsx'], all)).toEqual([all[0], all[1]]);
  });

  it('are those on other pages where a widget has changed', () => {
    expect(journeysAbout(['widgets/checkout/src/mount.tsx'], all)).toContain(all[3]);
  });

  it('are none where only a spec or a page of words has changed', () => {
    expect(journeysAbout(['libs/money/src/money.spec.ts', 'backend/README.md'], all)).toEqual([]);
  });
});
