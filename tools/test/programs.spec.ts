import { describe, expect, it } from '@jest/globals';

import { tellMissingPrograms } from './programs.mjs';

/** A machine that has these programs. */
const having =
  (...names: string[]) =>
  (name: string) =>
    Promise.resolve(names.includes(name) ? `/usr/bin/${name}` : undefined);

describe('programs that the tests ask for', () => {
  it('are not spoken of where all are there', async () => {
    const find = having(
      'chromium',
      'redis-server',
      'pgbouncer',
      'epubcheck',
      'pdfinfo',
      'nginx',
      'haproxy',
      'promtool',
    );
    expect(await tellMissingPrograms(find)).toBeUndefined();
  });

  it('are named with what they are for, and with the one line that brings them', async () => {
    const told = await tellMissingPrograms(
      having('apt-get', 'chromium', 'pgbouncer', 'epubcheck', 'nginx', 'haproxy'),
    );
    expect(told).toContain('redis-server, for the job store of many machines');
    expect(told).toContain('pdfinfo, for whether the PDFs that are sold are in order');
    expect(told).toContain('sudo apt-get install redis-server poppler-utils prometheus');
    expect(told).not.toContain('epubcheck');
  });

  it('come with Homebrew where that is what the machine has', async () => {
    const told = await tellMissingPrograms(
      having('brew', 'chromium', 'pgbouncer', 'epubcheck', 'pdfinfo', 'nginx', 'haproxy', 'promtool'),
    );
    expect(told).toContain('They come with: brew install redis');
  });
});
