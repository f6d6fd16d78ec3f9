import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

import { decrypted, encrypted, readIdentities } from './age.js';
import { readArchive } from './archive-reader.js';
import { ArchiveWriter } from './archive-writer.js';
import { FORMAT, HEADER, MANIFEST } from './manifest.js';
import { RowHash } from './row-hash.js';

const KNOWN = ['First1', 'Second2'];
const header = { format: FORMAT, program: '0.2.0', migrations: ['First1'] };
const LONG = 'A quiet page. '.repeat(700_000);

async function archive(first: object = header, isFinished = true): Promise<Buffer> {
  const writer = new ArchiveWriter();
  const written = buffer(writer.content.pipe(createGzip()));
  await writer.addText(HEADER, JSON.stringify(first));
  await writer.addParts(
    'long',
    Readable.from([Buffer.from(LONG.slice(0, 5_000_000)), Buffer.from(LONG.slice(5_000_000))]),
  );
  await writer.addParts('empty', Readable.from([]));
  const manifest = { ...first, tables: {}, copies: ['rows'], members: writer.members };
  if (isFinished) await writer.addText(MANIFEST, JSON.stringify(manifest));
  writer.finish();
  return written;
}

async function read(content: Buffer) {
  const found: Record<string, string> = {};
  await readArchive(Readable.from([content]), KNOWN, async (name, member) => {
    found[name] = await text(member);
  });
  return found;
}

describe('A backup archive', () => {
  it('keeps members of unknown length in parts', async () => {
    const found = await read(await archive());
    expect(Object.keys(found)).toEqual(['long.000000', 'long.000001', 'empty.000000']);
    expect(`${found['long.000000']}${found['long.000001']}`).toBe(LONG);
  });

  it('is rejected if it was cut short, anywhere', async () => {
    const whole = await archive();
    for (const share of [0, 0.2, 0.5, 0.99])
      await expect(read(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toThrow(
        /cut short|not a backup/,
      );
    await expect(read(await archive(header, false))).rejects.toThrow('its last part is missing');
  });

  it('is rejected if a byte has changed', async () => {
    const tar = gunzipSync(await archive());
    const at = tar.indexOf('quiet');
    tar.write('Quiet', at);
    await expect(read(gzipSync(tar))).rejects.toThrow('long.000000 has changed');
    await expect(read(Buffer.from('not an archive at all'))).rejects.toThrow('damaged');
    await expect(read(gzipSync('not a tar at all'.repeat(200)))).rejects.toThrow('damaged');
  });

  it('is rejected if it is of a newer release, or of another program', async () => {
    await expect(read(await archive({ ...header, format: FORMAT + 1 }))).rejects.toThrow(
      'newer release (0.2.0)',
    );
    await expect(read(await archive({ ...header, migrations: ['Third3'] }))).rejects.toThrow(
      'newer release (0.2.0)',
    );
    await expect(read(await archive({}))).rejects.toThrow('does not say what is in it');
  });
});

describe('Encryption of backups', () => {
  let folder: string;
  let identity: string;
  let recipient: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-age-'));
    identity = await generateX25519Identity();
    recipient = await identityToRecipient(identity);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const seal = async (content: string) =>
    buffer(await encrypted(Readable.from([Buffer.from(content)]), [recipient]));
  const open = async (content: Buffer, ...identities: string[]) =>
    text(await decrypted(Readable.from([content]), identities));

  it('is undone by the identity alone', async () => {
    const sealed = await seal(LONG);
    expect(await open(sealed, await generateX25519Identity(), identity)).toBe(LONG);
    await expect(open(sealed, await generateX25519Identity())).rejects.toThrow('encrypted for another one');
    await expect(open(sealed)).rejects.toThrow('--identity');
  });

  it('reveals damage', async () => {
    const sealed = await seal(LONG);
    sealed.writeUInt8(sealed.readUInt8(100_000) ^ 1, 100_000);
    await expect(open(sealed, identity)).rejects.toThrow();
    await expect(open((await seal(LONG)).subarray(0, 500_000), identity)).rejects.toThrow();
    await expect(open(Buffer.from('nothing of the kind'), identity)).rejects.toThrow(
      'its header cannot be read',
    );
  });

  it('rejects recipients and identity files that are invalid', async () => {
    const damaged = recipient.slice(0, -1) + (recipient.endsWith('q') ? 'p' : 'q');
    await expect(encrypted(Readable.from([]), [damaged])).rejects.toThrow('not a public key');
    const file = path.join(folder, 'identity');
    await expect(readIdentities(file)).rejects.toThrow('cannot be read: ENOENT');
    await writeFile(file, recipient);
    await expect(readIdentities(file)).rejects.toThrow('is not an identity file of age');
    await writeFile(file, `# created: today\n${identity}\n`);
    expect(await readIdentities(file)).toEqual([identity]);
  });

  const hasAge = (() => {
    try {
      return execFileSync('age', ['--version']).length > 0;
    } catch {
      return false;
    }
  })();
  (hasAge ? it : it.skip)('is that of the program age, both ways', async () => {
    const file = path.join(folder, 'key');
    await writeFile(file, identity);
    const options = { maxBuffer: 20_000_000 };
    expect(String(execFileSync('age', ['-d', '-i', file], { ...options, input: await seal(LONG) }))).toBe(
      LONG,
    );
    expect(await open(execFileSync('age', ['-r', recipient], { ...options, input: LONG }), identity)).toBe(
      LONG,
    );
  });
});

describe('RowHash', () => {
  const hash = (...chunks: string[]) => {
    const rows = new RowHash();
    for (const chunk of chunks) rows.update(Buffer.from(chunk));
    return [rows.rows, rows.digest()];
  };

  it('does not depend on order or chunks', () => {
    expect(hash('a\tb\nc\n')).toEqual(hash('c', '\na', '\tb', '\n'));
    expect(hash('a\nb\n')).not.toEqual(hash('a\nc\n'));
    expect(hash('a\na\n')).not.toEqual(hash('b\nb\n'));
    expect(hash()).toEqual([0, '0'.repeat(64)]);
  });
});
