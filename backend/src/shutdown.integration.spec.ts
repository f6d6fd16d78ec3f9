import { afterEach, describe, expect, it } from '@jest/globals';

import { JobProcess } from './testing/job-process.js';

const HOUR_MS = 60 * 60_000;

describe('Stopping a process by a signal', () => {
  let child: JobProcess;
  afterEach(async () => {
    child.signal('SIGKILL');
    await child.end();
  });

  const start = async (deadline: { stopMs: number; sameSignalMs: number }) => {
    child = await JobProcess.run('stubborn-process', deadline);
    child.signal('SIGTERM');
    await child.waitForOutput('stopping');
    child.signal('SIGINT');
    return child.end();
  };

  it('closes connections before the deadline, and ends at the deadline', async () => {
    // The second signal is one that npm passes on.
    expect(await start({ stopMs: 400, sameSignalMs: HOUR_MS })).toBe(1);
    for (const text of ['cut off', 'stopping takes too long']) expect(child.output).toContain(text);
  });

  it('stops waiting at a second signal', async () => {
    expect(await start({ stopMs: HOUR_MS, sameSignalMs: 0 })).toBe(0);
    expect(child.output).toContain('hurry');
  });
});
