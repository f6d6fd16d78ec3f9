import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { useMemory } from './memory-folder.mjs';

describe('the folder of tests', () => {
  it('stays where the environment says', () => {
    const env = { TMPDIR: '/var/tmp' };
    useMemory(env);
    expect(env).toEqual({ TMPDIR: '/var/tmp' });
  });

  it('stays with the others where the system has none in memory', () => {
    const env = {};
    useMemory(env, path.join(tmpdir(), 'there-is-none'));
    expect(env).toEqual({});
  });
});
