import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bullmq';

import { JobCluster, enqueue } from '../../testing/job-cluster.js';
import { jobStores } from '../../testing/job-stores.js';
import { defineJob } from './job.js';
import { HandlesJob } from './handles-job.js';
import { queueNames } from './queue.js';

const greet = defineJob<{ from: string }>({ name: 'greet', attempts: 1, backoffMs: 10 });

@Injectable()
class GreetHandler {
  readonly names: string[] = [];

  @HandlesJob(greet)
  async execute({ from }: { from: string }): Promise<void> {
    this.names.push(from);
  }
}

const [, { redisUrl, run }] = jobStores;
const queueOf = (site: INestApplicationContext) => site.get<Queue>(getQueueToken(queueNames.slow));

run('Two sites on one Redis', () => {
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

  it('do not see each other’s jobs', async () => {
    const [here, there] = sites;
    if (!here || !there) throw new Error('There are two sites.');
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => [
        enqueue(here, greet, { from: `here ${n}` }),
        enqueue(there, greet, { from: `there ${n}` }),
      ]).flat(),
    );
    await Promise.all(clusters.map((cluster) => cluster.allClosed()));
    const ten = (site: string) => Array.from({ length: 10 }, (_, n) => `${site} ${n}`);
    expect(here.get(GreetHandler).names.sort()).toEqual(ten('here'));
    expect(there.get(GreetHandler).names.sort()).toEqual(ten('there'));

    const jobId = 'tomorrow';
    await queueOf(here).add(greet.name, { from: 'here' }, { jobId, delay: 86_400_000 });
    expect(await queueOf(here).getJob(jobId)).toMatchObject({ id: jobId });
    expect(await queueOf(there).getJob(jobId)).toBeUndefined();
  });
});
