import { hash } from '@node-rs/argon2';

import { IsolatedWorker } from '../isolated-worker.js';
import { Outage } from '../outage.js';
import type { ChosenPassword, Weakness } from './guessable-password.js';

/** OWASP's minimum for argon2id, the library's default (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A worker, because some passwords take a second to check. It keeps its dictionary for a moment, for the next attempt. */
const weaknessCheck = new IsolatedWorker<ChosenPassword, Weakness | 'none'>(
  new URL('./guessable-password.thread.js', import.meta.url),
  { timeoutMs: 30_000, memoryMb: 256, idleMs: 10_000 },
);

/** Makes equal characters equal, however a keyboard composes them (NIST SP 800-63B §3.1.1.2). */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/**
 * Finds why a chosen password is easy to guess.
 * @param known names and addresses that an attacker tries first
 * @throws Outage if the check failed
 */
export async function weaknessOfPassword(
  password: string,
  known: readonly string[],
): Promise<Weakness | 'none'> {
  const weakness = await weaknessCheck.run({ password: normalizePassword(password), known });
  if (!weakness) throw new Outage('The password check failed.');
  return weakness;
}

export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), COST);
