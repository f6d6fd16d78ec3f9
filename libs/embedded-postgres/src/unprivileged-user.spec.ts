import { mkdtemp, mkdir, chmod, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { canReach } from './unprivileged-user.js';

describe('a folder', () => {
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

  it('below a private one cannot be reached by a stranger', () => {
    expect(canReach(path.join(root, 'private', 'deep'), stranger)).toBe(false);
  });

  it('that is open, or still to be made in an open one, can', () => {
    expect(canReach(path.join(root, 'open'), stranger)).toBe(true);
    expect(canReach(path.join(root, 'open', 'later'), stranger)).toBe(true);
  });

  it('can always be reached by who runs the process', () => {
    expect(canReach(path.join(root, 'private', 'deep'), undefined)).toBe(true);
  });
});
