import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The owner who was chosen before the site had a database. */
export interface ChosenOwner {
  name: string;
  email: string;
  passwordHash: string;
}

const PRIVATE_FILE = 0o600;

const fileIn = (dataDir: string): string => path.join(dataDir, 'chosen-owner.json');

export async function keepChosenOwner(dataDir: string, owner: ChosenOwner): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.next`, JSON.stringify(owner), { mode: PRIVATE_FILE });
  await rename(`${file}.next`, file);
}

/** @returns undefined if none was chosen, or the account exists */
export async function readChosenOwner(dataDir: string): Promise<ChosenOwner | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ChosenOwner);
}

/** Call it once the account exists: the file has the hash of its password. */
export const removeChosenOwner = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true });
