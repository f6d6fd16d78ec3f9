import { describe, expect, it } from '@jest/globals';

import { endings } from './endings.mjs';

describe('what has to be ended', () => {
  it('is ended the last first, and once', async () => {
    const ended: string[] = [];
    const all = endings();
    for (const name of ['folder', 'site']) all.add(async () => ended.push(name));
    await Promise.all([all.run(), all.run()]);
    expect(ended).toEqual(['site', 'folder']);
  });

  it('does not keep the rest from ending when one fails', async () => {
    const ended: string[] = [];
    const all = endings();
    all.add(async () => ended.push('folder'));
    all.add(() => Promise.reject(new Error('gone already')));
    await all.run();
    expect(ended).toEqual(['folder']);
  });

  it('is ended too when it came while the others ended', async () => {
    const ended: string[] = [];
    const all = endings();
    all.add(async () => all.add(async () => ended.push('late')));
    await all.run();
    all.add(async () => ended.push('later'));
    await all.run();
    expect(ended).toEqual(['late', 'later']);
  });
});
