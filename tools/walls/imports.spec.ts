import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import walls from '../../.dependency-cruiser.cjs';
import { cruise, type Violation } from './cruise.js';
import { importPlants, type ImportPlant } from './import-plants.js';
import { plantTree } from './planted-tree.js';
import { checkerTimeoutMs } from './run-checker.js';

const { breaking, keeping } = importPlants;

const manifests = {
  'package.json': '{ "name": "planted", "type": "module" }',
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

function statement({ from, to, how }: ImportPlant): string {
  const target = specifier(from, to);
  if (how === 'dynamic') return `export const later = () => import('${target}');\n`;
  if (how === 'type-only') return `export type { Planted } from '${target}';\n`;
  return `import '${target}';\n`;
}

function filesOf(plants: ImportPlant[]): Record<string, string> {
  const files: Record<string, string> = { ...manifests };
  for (const { to } of plants.filter((plant) => isFile(plant.to))) {
    files[to] = to.endsWith('.json') ? '{}' : 'export interface Planted { a: 1 }\n';
  }
  for (const plant of plants) {
    files[plant.from] = (files[plant.from] ?? '') + statement(plant);
    if (plant.how === 'and-back') files[plant.to] += `import '${specifier(plant.to, plant.from)}';\n`;
  }
  return files;
}

let planted: Awaited<ReturnType<typeof plantTree>>;
let found: Violation[];

beforeAll(async () => {
  planted = await plantTree(filesOf([...breaking, ...keeping]));
  found = await cruise(planted.root);
}, checkerTimeoutMs);

afterAll(() => planted.remove());

describe('the walls between files', () => {
  it.each(breaking)('$wall: $from may not import $to', ({ wall, from }) => {
    // A circle is told once, from either of its ends.
    const here = found.filter((violation) => violation.from === from || violation.to === from);
    expect(here.map((violation) => violation.wall)).toContain(wall);
  });

  it.each(keeping)('let $from import $to', ({ from }) => {
    expect(found.filter((violation) => violation.from === from)).toEqual([]);
  });

  it('have each been tried', () => {
    const tried = new Set(breaking.map((plant) => plant.wall));
    expect(walls.forbidden.map((wall) => wall.name).filter((name) => !tried.has(name))).toEqual([]);
  });
});
