import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import configuration from '../../.dependency-cruiser.cjs';
import { checkerTimeoutMs, cruise, createTree, type Finding } from './checkers.js';
import { importViolations, type ImportViolation } from './import-violations.js';

const { breaking, keeping } = importViolations;

const manifests = {
  'package.json': '{ "name": "fixture", "type": "module" }',
  'libs/coins/package.json': '{ "name": "coins", "dependencies": {} }',
  'backend/package.json': JSON.stringify({
    name: 'backend',
    dependencies: { '@nestjs/common': '*', 'class-validator': '*', react: '*', stripe: '*', typeorm: '*' },
    devDependencies: { typescript: '*' },
  }),
};

function isFile(target: string): boolean {
  return /^(backend|shell|admin|widgets|libs|tools|deploy|e2e|content)\//.test(target);
}

function specifier(from: string, to: string): string {
  if (!isFile(to)) return to;
  const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '.js');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function statement({ from, to, how }: ImportViolation): string {
  const target = specifier(from, to);
  if (how === 'dynamic') return `export const later = () => import('${target}');\n`;
  if (how === 'type-only') return `export type { Fixture } from '${target}';\n`;
  return `import '${target}';\n`;
}

function filesOf(violations: ImportViolation[]): Record<string, string> {
  const files: Record<string, string> = { ...manifests };
  for (const { to } of violations.filter((violation) => isFile(violation.to))) {
    files[to] = to.endsWith('.json') ? '{}' : 'export interface Fixture { a: 1 }\n';
  }
  for (const violation of violations) {
    files[violation.from] = (files[violation.from] ?? '') + statement(violation);
    if (violation.how === 'and-back')
      files[violation.to] += `import '${specifier(violation.to, violation.from)}';\n`;
  }
  return files;
}

let tree: Awaited<ReturnType<typeof createTree>>;
let found: Finding[];

beforeAll(async () => {
  tree = await createTree(filesOf([...breaking, ...keeping]));
  found = await cruise(tree.root);
}, checkerTimeoutMs);

afterAll(() => tree.remove());

describe('the rules for imports', () => {
  it.each(breaking)('$rule: $from may not import $to', ({ rule, from }) => {
    // A circle is reported once, from one of its ends.
    const here = found.filter((finding) => finding.from === from || finding.to === from);
    expect(here.map((finding) => finding.rule)).toContain(rule);
  });

  it.each(keeping)('let $from import $to', ({ from }) => {
    expect(found.filter((finding) => finding.from === from)).toEqual([]);
  });

  it('have each been tried', () => {
    const tried = new Set(breaking.map(({ rule }) => rule));
    expect(configuration.forbidden.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });
});
