import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { codePlants } from './code-plants.js';
import { restrictions, sleeps } from './eslint/restrictions.mjs';
import { lectern } from './eslint/plugin.mjs';
import { houseRoot, plantTree } from './planted-tree.js';
import { checkerTimeoutMs, runChecker } from './run-checker.js';

interface Finding {
  ruleId: string;
  message: string;
}

const { breaking, keeping } = codePlants;

let planted: Awaited<ReturnType<typeof plantTree>>;
const found = new Map<string, Finding[]>();

async function lint(root: string): Promise<void> {
  const config = path.join(houseRoot, 'eslint.config.mjs');
  const results = await runChecker('eslint/bin/eslint.js', ['-c', config, '--format', 'json', '.'], root);
  for (const { filePath, messages } of results as { filePath: string; messages: Finding[] }[]) {
    found.set(path.relative(root, filePath).replaceAll(path.sep, '/'), messages);
  }
}

beforeAll(async () => {
  const compiler = {
    extends: path.join(houseRoot, 'tsconfig.base.json'),
    compilerOptions: { lib: ['ES2023', 'DOM'] },
    include: ['.'],
  };
  const files = [...breaking, ...keeping].map(({ file, code }) => [file, `${code}\n`]);
  planted = await plantTree({ ...Object.fromEntries(files), 'tsconfig.json': JSON.stringify(compiler) });
  await lint(planted.root);
}, checkerTimeoutMs);

afterAll(() => planted.remove());

describe('the rules within a file', () => {
  it.each(breaking)('$rule holds in $file: $code', ({ rule, says, file }) => {
    const findings = found.get(file) ?? [];
    const messages = findings.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining(says ?? ''));
  });

  it.each(keeping)('let pass in $file: $code', ({ file }) => {
    expect(found.get(file)).toEqual([]);
  });

  it('have each been tried, as far as they are our own', () => {
    const findings = [...found.values()].flat();
    const said = [...Object.values(restrictions).flat(), ...sleeps];
    const silent = said.filter(
      ({ message }) => !findings.some((finding) => finding.message.includes(message)),
    );
    expect(silent).toEqual([]);
    const tried = new Set(findings.map(({ ruleId }) => ruleId));
    expect(Object.keys(lectern.rules).filter((rule) => !tried.has(`lectern/${rule}`))).toEqual([]);
  });
});
