import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { inRoot } from '../start/paths.mjs';

interface Lock {
  packages: Record<string, { link?: boolean; resolved?: string; integrity?: string }>;
}

const REGISTRY = 'https://registry.npmjs.org/';

/** The asset generators run on our own desks: their lock knows binaries for other systems by version alone. */
describe('the packages of other people', () => {
  it.each(['package-lock.json', 'tools/audit/package-lock.json'])(
    'come from one registry, each with its hash: %s',
    (file) => {
      const { packages } = JSON.parse(readFileSync(inRoot(file), 'utf8')) as Lock;
      const others = Object.entries(packages).filter(
        ([name, { link }]) => name.includes('node_modules/') && !link,
      );
      expect(others.length).toBeGreaterThan(10);
      const strange = others.filter(
        ([, { resolved = REGISTRY, integrity = '' }]) =>
          !resolved.startsWith(REGISTRY) || !integrity.startsWith('sha512-'),
      );
      expect(strange.map(([name]) => name)).toEqual([]);
    },
  );
});
