import { describe, expect, it } from '@jest/globals';

import { filesIn, root } from '../start/paths.mjs';
import { createTree } from './checkers.js';
import { featureCycles } from './feature-cycles.js';

const sources = filesIn('backend/src', /(?<!\.spec)\.tsx?$/).filter((file) => !file.includes('/testing/'));

describe('the features of the backend', () => {
  it('depend on each other in one direction', () => {
    expect(featureCycles(root, sources)).toEqual([]);
  });

  it('are reported when two of them import each other', async () => {
    const files = {
      'backend/src/shop/orders/orders.ts':
        "import { Refunds } from '../refunds/refunds.js';\nexport class Orders {}",
      'backend/src/shop/refunds/refunds.ts':
        "import { Orders } from '../orders/orders.js';\nexport class Refunds {}",
      'backend/src/shop/products/products.ts': 'export class Products {}',
      'backend/src/shop/index.ts': "export { Orders } from './orders/orders.js';",
    };
    const tree = await createTree(files);
    try {
      expect(featureCycles(tree.root, Object.keys(files))).toEqual([['shop/orders', 'shop/refunds']]);
    } finally {
      await tree.remove();
    }
  });
});
