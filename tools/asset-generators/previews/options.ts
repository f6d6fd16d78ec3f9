import { parseArgs } from 'node:util';
import { resolve } from 'node:path';

export interface Options {
  folder: string;
  /** How many are made at the same time. */
  lanes: number;
}

/** @throws for what is no option */
export function readOptions(given: readonly string[], root: string, cores: number): Options {
  const { values } = parseArgs({
    args: [...given],
    options: { to: { type: 'string' }, lanes: { type: 'string', default: String(cores) } },
  });
  const lanes = Number(values.lanes);
  if (!Number.isInteger(lanes) || lanes < 1) throw new Error('--lanes is a whole number from 1.');
  return { folder: values.to ? resolve(values.to) : resolve(root, '.data/previews-check'), lanes };
}
