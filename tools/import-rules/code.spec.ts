import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { codeViolations } from './code-violations.js';
import { lintSettings } from '../test/checks.js';
import lectern from './lint-plugin.mjs';
import { checkerTimeoutMs, repositoryRoot, createTree, runChecker } from './checkers.js';

interface Finding {
  rule: string;
  message: string;
}

interface Report {
  diagnostics: { filename: string; message: string; help?: string; code?: string }[];
}

const { breaking, keeping } = codeViolations;

let tree: Awaited<ReturnType<typeof createTree>>;
const found = new Map<string, Finding[]>();

/** 'eslint(no-console)' is called no-console by the settings, 'react(purity)' react/purity. */
function ruleOf(code: string): string {
  return code.replace(/^eslint\((.*)\)$/, '$1').replace(/^(.*)\((.*)\)$/, '$1/$2');
}

async function lint(root: string): Promise<void> {
  const report = (await runChecker(
    'oxlint/bin/oxlint',
    [...lintSettings, '--format', 'json'],
    root,
  )) as Report;
  for (const { filename, message, help, code = 'thrown' } of report.diagnostics) {
    found.set(filename, [
      ...(found.get(filename) ?? []),
      { rule: ruleOf(code), message: `${message} ${help}` },
    ]);
  }
}

/** The settings of this house, for a tree that has all but our plugin. */
async function settings(): Promise<string> {
  const ours = await readFile(path.join(repositoryRoot, '.oxlintrc.jsonc'), 'utf8');
  return ours.replace('"./tools/', `"${repositoryRoot}/tools/`);
}

beforeAll(async () => {
  const compiler = {
    extends: path.join(repositoryRoot, 'tsconfig.base.json'),
    compilerOptions: { lib: ['ES2023', 'DOM'], allowJs: true },
    include: ['.'],
  };
  const files = [...breaking, ...keeping].map(({ file, code }) => [file, `${code}\n`]);
  tree = await createTree({
    ...Object.fromEntries(files),
    'tsconfig.json': JSON.stringify(compiler),
    '.oxlintrc.jsonc': await settings(),
  });
  await lint(tree.root);
}, checkerTimeoutMs);

afterAll(() => tree.remove());

describe('the rules within a file', () => {
  it.each(breaking)('$rule holds in $file: $code', ({ rule, says, file }) => {
    const findings = found.get(file) ?? [];
    const messages = findings.filter((finding) => finding.rule === rule).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining(says ?? ''));
  });

  it.each(keeping)('let pass in $file: $code', ({ file }) => {
    expect(found.get(file) ?? []).toEqual([]);
  });

  it('have each been tried, as far as they are our own', () => {
    const tried = new Set(breaking.map(({ rule }) => rule));
    // plain-words has a spec of its own.
    const exempt = ['no-lint-comments', 'plain-words'];
    const ours = Object.keys(lectern.rules).filter((rule) => !exempt.includes(rule));
    expect(ours.filter((rule) => !tried.has(`lectern/${rule}`))).toEqual([]);
  });
});
