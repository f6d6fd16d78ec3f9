import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { isInstalled, runNpm } from './install.mjs';
import { root } from './paths.mjs';

describe('installing', () => {
  const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' } };

  it('is done when every locked package is there in its version', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  it('is to do when nothing was installed yet', () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
  });

  it('is to do when another version is there', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '0.9.0' } })).toBe(false);
  });

  it('is to do when a package is missing', () => {
    expect(isInstalled(wanted, {})).toBe(false);
  });

  it('does not miss packages for other machines', () => {
    const withOther = { ...wanted, 'node_modules/b-win32': { version: '1.0.0', optional: true } };
    expect(isInstalled(withOther, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  it('runs no script, neither of a package nor of the folder', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lectern-install-'));
    const scripts = { postinstall: 'node --eval "fs.writeFileSync(`ran`, ``)"' };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'a', scripts }));
    await runNpm(path.relative(root, folder), ['install'], ['Installing nothing', 'Installed nothing']);
    expect(await readdir(folder)).not.toContain('ran');
    await rm(folder, { recursive: true });
  });
});
