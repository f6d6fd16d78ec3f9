import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

import { BackupError } from './backup-error.js';

/** Ending of names of encrypted files. */
export const AGE = '.age';

/** Loaded when it is used: it is large, and most starts need none of it. */
const loadAge = () => import('age-encryption');

const toWeb = (content: Readable) => Readable.toWeb(content) as ReadableStream<Uint8Array>;

/** age's types are those of browsers. */
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream<Uint8Array>);

/** Encrypts in the format of age (https://age-encryption.org/v1), as the program `age` reads it. */
export async function encrypted(content: Readable, recipients: readonly string[]): Promise<Readable> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient);
  } catch {
    content.destroy();
    throw new BackupError('BACKUP_RECIPIENT is not a public key of age: a letter is wrong or missing.');
  }
  return fromWeb(await encrypter.encrypt(toWeb(content) as never));
}

/** Secret keys of a file that age-keygen wrote. */
export async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new BackupError(
      `The identity file ${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`,
    );
  });
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line && !line.startsWith('#'));
  if (identities.length > 0 && identities.every((line) => /^AGE-SECRET-KEY-[A-Z0-9-]+$/.test(line)))
    return identities;
  throw new BackupError(
    `${file} is not an identity file of age: it must have a line that starts with AGE-SECRET-KEY-.`,
  );
}

/** @throws BackupError if no identity fits. Errors of the content are raised by the stream. */
export async function decrypted(content: Readable, identities: readonly string[]): Promise<Readable> {
  if (identities.length === 0) {
    content.destroy();
    throw new BackupError('This backup is encrypted: give the file of its identity with --identity.');
  }
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    content.destroy();
    throw new BackupError('The identity is not a secret key of age: a letter is wrong or missing.');
  }
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content) as never));
  } catch (error) {
    content.destroy();
    if (/no identity matched/i.test((error as Error).message))
      throw new BackupError('This identity does not open the backup: it is encrypted for another one.');
    throw new BackupError('The backup is damaged: its header cannot be read.');
  }
}

/** Creates a pair of keys that is used once. */
export async function createIdentity(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await loadAge();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
