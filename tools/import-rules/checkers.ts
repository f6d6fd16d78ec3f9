import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

/**
 * A small tree with the layout of this one, for files that break a rule on purpose. It has our packages at
 * hand and lies outside of the repository, so that nothing else ever sees what is wrong on purpose.
 * @param files path → text
 */
export async function createTree(files: Record<string, string>) {
  const root = await mkdtemp(path.join(tmpdir(), 'lectern-fixture-'));
  await symlink(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** A checker reads a whole tree: seconds on a free machine, far more on a busy one. */
export const checkerTimeoutMs = 180_000;

/** Runs a checker of node_modules and reads its JSON. An exit code other than 0 is expected here. */
export function runChecker(program: string, args: string[], cwd: string): Promise<unknown> {
  const script = path.join(repositoryRoot, 'node_modules', program);
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd, maxBuffer: 64 * 1024 * 1024, timeout: checkerTimeoutMs },
      (_, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout));
        } catch {
          reject(new Error(`${program} printed no JSON: ${stderr || stdout}`));
        }
      },
    );
  });
}

export interface Finding {
  rule: string;
  from: string;
  to: string;
}

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

const topLevel = ['backend', 'shell', 'admin', 'widgets', 'libs', 'tools', 'deploy', 'e2e'];

/** Runs dependency-cruiser with the import rules on a tree. */
export async function cruise(root: string): Promise<Finding[]> {
  const folders = topLevel.filter((folder) => existsSync(path.join(root, folder)));
  const config = path.join(repositoryRoot, '.dependency-cruiser.cjs');
  const program = 'dependency-cruiser/bin/dependency-cruise.mjs';
  const found = await runChecker(program, ['--config', config, '--output-type', 'json', ...folders], root);
  return (found as Cruise).summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
