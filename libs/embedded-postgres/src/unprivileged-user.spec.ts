import { mkdtemp, mkdir, chmod, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { canReach } from './unprivileged-user.js';

describe('folder access', () => {
  const stranger = { uid: 65_533, gid: 65_533 };
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'lectern-reach-'));
    await chmod(root, 0o755);
    await mkdir(path.join(root, 'private', 'deep'), { recursive: true });
    await mkdir(path.join(root, 'open'));
    await chmod(path.join(root, 'private'), 0o700);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('is denied below another user’s private folder', () => {
    expect(canReach(path.join(root, 'private', 'deep'), stranger)).toBe(false);
  });

  it('is allowed in an open folder, existing or not yet created', () => {
    expect(canReach(path.join(root, 'open'), stranger)).toBe(true);
    expect(canReach(path.join(root, 'open', 'later'), stranger)).toBe(true);
  });

  it('is always allowed for the process’s own user', () => {
    expect(canReach(path.join(root, 'private', 'deep'), undefined)).toBe(true);
  });
});
