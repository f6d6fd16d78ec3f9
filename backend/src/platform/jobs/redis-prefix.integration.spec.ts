import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';

import { JobCluster, promise } from '../../testing/job-cluster.js';
import { jobStores } from '../../testing/job-stores.js';
import { defineJob } from './job.js';
import { HandlesJob } from './handles-job.js';

const greet = defineJob<{ from: string }>({ name: 'greet', attempts: 1, backoffMs: 10 });

@Injectable()
class GreetHandler {
  readonly heard: string[] = [];

  @HandlesJob(greet)
  async execute({ from }: { from: string }): Promise<void> {
    this.heard.push(from);
  }
}

const [, { redisUrl, run }] = jobStores;

run('two sites on one Redis', () => {
  const clusters: JobCluster[] = [];
  const sites: INestApplicationContext[] = [];

  beforeAll(async () => {
    for (let n = 0; n < 2; n += 1) {
      const cluster = await JobCluster.open(redisUrl);
      clusters.push(cluster);
      sites.push(await cluster.start([GreetHandler]));
    }
  });
  afterAll(() => Promise.all(clusters.map((cluster) => cluster.close())));

  it('leave each other their jobs', async () => {
    const [here, there] = sites;
    if (!here || !there) throw new Error('There are two sites.');
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => [
        promise(here, greet, { from: `here ${n}` }),
        promise(there, greet, { from: `there ${n}` }),
      ]).flat(),
    );
    await Promise.all(clusters.map((cluster) => cluster.allClosed()));
    for (const [site, name] of [
      [here, 'here'],
      [there, 'there'],
    ] as const)
      expect(site.get(GreetHandler).heard.sort()).toEqual(
        Array.from({ length: 10 }, (_, n) => `${name} ${n}`),
      );
  });
});
