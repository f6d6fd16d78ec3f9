import { describe, expect, it } from '@jest/globals';

import { Cleanup } from './cleanup.js';

describe('Cleanup', () => {
  it('runs its tasks once, the last added first', async () => {
    const done: string[] = [];
    const cleanup = new Cleanup();
    for (const name of ['folder', 'site']) cleanup.add(async () => done.push(name));
    await Promise.all([cleanup.run(), cleanup.run()]);
    expect(done).toEqual(['site', 'folder']);
  });

  it('goes on after a task that fails', async () => {
    const done: string[] = [];
    const cleanup = new Cleanup();
    cleanup.add(async () => done.push('folder'));
    cleanup.add(() => Promise.reject(new Error('already stopped')));
    await cleanup.run();
    expect(done).toEqual(['folder']);
  });

  it('runs tasks that are added during the cleanup and after it', async () => {
    const done: string[] = [];
    const cleanup = new Cleanup();
    cleanup.add(async () => cleanup.add(async () => done.push('late')));
    await cleanup.run();
    cleanup.add(async () => done.push('later'));
    await cleanup.run();
    expect(done).toEqual(['late', 'later']);
  });
});
