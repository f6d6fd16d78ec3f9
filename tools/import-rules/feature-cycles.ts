import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/**
 * Names the feature of a backend file: `backend/src/commerce/refunds/….ts` belongs to `commerce/refunds`. A file directly in a
 * module's folder, such as its `index.ts`, counts as a feature of its own.
 */
const featureOf = (file: string) => file.split('/').slice(2, 4).join('/');

/** Maps each feature to the features that it imports. @param files backend sources without tests, relative to base */
function featureImports(base: string, files: readonly string[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const feature = featureOf(file);
    const imported = imports.get(feature) ?? new Set();
    imports.set(feature, imported);
    for (const [, specifier = ''] of readFileSync(path.join(base, file), 'utf8').matchAll(IMPORT)) {
      const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\.js$/, ''));
      const source = [`${target}.ts`, `${target}.tsx`].find((each) => existsSync(path.join(base, each)));
      if (source && featureOf(source) !== feature) imported.add(featureOf(source));
    }
  }
  return imports;
}

/** Finds groups of features that depend on each other in a circle. @returns each group as a sorted list */
export function featureCycles(base: string, files: readonly string[]): string[][] {
  const imports = featureImports(base, files);
  const reachable = new Map<string, Set<string>>();
  for (const feature of imports.keys()) {
    const seen = new Set<string>();
    const waiting = [...(imports.get(feature) ?? [])];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(imports.get(next) ?? []));
    }
    reachable.set(feature, seen);
  }
  const groups = [...imports.keys()]
    .filter((feature) => reachable.get(feature)?.has(feature))
    .map((feature) =>
      [...imports.keys()]
        .filter((other) => reachable.get(feature)?.has(other) && reachable.get(other)?.has(feature))
        .sort()
        .join(' '),
    );
  return [...new Set(groups)].map((group) => group.split(' '));
}
