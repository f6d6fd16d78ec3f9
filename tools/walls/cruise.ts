import { existsSync } from 'node:fs';
import path from 'node:path';

import { houseRoot } from './planted-tree.js';
import { runChecker } from './run-checker.js';

export interface Violation {
  wall: string;
  from: string;
  to: string;
}

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

const topLevel = ['backend', 'shell', 'admin', 'widgets', 'libs', 'tools', 'deploy', 'e2e'];

/** What dependency-cruiser finds in a tree by the walls of this house. */
export async function cruise(root: string): Promise<Violation[]> {
  const folders = topLevel.filter((folder) => existsSync(path.join(root, folder)));
  const config = path.join(houseRoot, '.dependency-cruiser.cjs');
  const program = 'dependency-cruiser/bin/dependency-cruise.mjs';
  const found = await runChecker(program, ['--config', config, '--output-type', 'json', ...folders], root);
  return (found as Cruise).summary.violations.map(({ rule, from, to }) => ({ wall: rule.name, from, to }));
}
