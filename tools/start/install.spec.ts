import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { isInstalled, runNpm } from './install.mjs';
import { root } from './paths.mjs';

describe('isInstalled', () => {
  const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' } };

  it('holds if every locked package is there in its version', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  it('fails if nothing was installed', () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
  });

  it('fails for another version', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '0.9.0' } })).toBe(false);
  });

  it('fails for a missing package', () => {
    expect(isInstalled(wanted, {})).toBe(false);
  });

  it('ignores packages for other machines', () => {
    const withOther = { ...wanted, 'node_modules/b-win32': { version: '1.0.0', optional: true } };
    expect(isInstalled(withOther, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  it('installs without running scripts', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lectern-install-'));
    const scripts = { postinstall: 'node --eval "fs.writeFileSync(`ran`, ``)"' };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'a', scripts }));
    await runNpm(path.relative(root, folder), ['install'], 'nothing');
    expect(await readdir(folder)).not.toContain('ran');
    await rm(folder, { recursive: true });
  });
});
