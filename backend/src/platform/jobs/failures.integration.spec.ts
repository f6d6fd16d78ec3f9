import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';

import { eventually } from '../../testing/eventually.js';
import { JobCluster, promise } from '../../testing/job-cluster.js';
import { describeOnBothStores } from '../../testing/job-stores.js';
import { Failures } from './failures.js';
import { defineJob } from './job.js';
import { HandlesJob } from './handles-job.js';

const post = defineJob<{ letterId: string }>({ name: 'post-a-letter', attempts: 2, backoffMs: 5 });

@Injectable()
class PostHandler {
  isClosed = true;
  tries = 0;

  @HandlesJob(post)
  async execute(): Promise<void> {
    this.tries += 1;
    if (this.isClosed) throw new Error('550 <ruth@example.com> the post office is closed');
  }
}

describeOnBothStores('a job whose attempts are used up', ({ redisUrl }) => {
  let cluster: JobCluster;
  let worker: INestApplicationContext;
  let office: PostHandler;

  beforeAll(async () => {
    cluster = await JobCluster.open(redisUrl);
    worker = await cluster.start([PostHandler], { sweepMs: 20 });
    office = worker.get(PostHandler);
  });
  afterAll(() => cluster.close());

  const restOf = (id: string) =>
    cluster.one<{ failures: number; rest: string | null }>(
      'SELECT failures, (due_at - failed_at)::text AS rest FROM outbox WHERE id = $1',
      [id],
    );
  const fail = async (letterId: string, dedupKey?: string) => {
    office.isClosed = true;
    const id = await promise(worker, post, { letterId }, dedupKey ? { dedupKey } : {});
    await eventually('the failure', async () => (await cluster.stateOf(id)) === 'failed');
    return id;
  };
  const failAgain = async (id: string, failures: number) => {
    await cluster.database.pool.query('UPDATE outbox SET due_at = now() WHERE id = $1', [id]);
    await eventually('the next failure', async () => (await restOf(id)).failures === failures);
  };

  it('stays in sight, without a word of whom it was for', async () => {
    const id = await fail('1');
    const [failed] = await worker.get(Failures).list();
    expect(failed).toMatchObject({ id, job: 'post-a-letter', failures: 1 });
    expect(failed?.lastError).toBe('Error: 550 … the post office is closed');
    office.isClosed = false;
    await worker.get(Failures).retry(id);
    await cluster.allClosed();
    expect(await worker.get(Failures).list()).toEqual([]);
  });

  it('is given new attempts by itself, after a rest that doubles', async () => {
    const id = await fail('2');
    expect(await restOf(id)).toEqual({ failures: 1, rest: '01:00:00' });
    office.tries = 0;
    await failAgain(id, 2);
    expect(office.tries).toBe(2);
    expect(await restOf(id)).toEqual({ failures: 2, rest: '02:00:00' });
    office.isClosed = false;
    await cluster.database.pool.query('UPDATE outbox SET due_at = now() WHERE id = $1', [id]);
    await cluster.allClosed();
    expect(await cluster.stateOf(id)).toBe('done');
  });

  it('waits for the owner in the end, who can have it tried once more', async () => {
    const id = await fail('3');
    await cluster.database.pool.query('UPDATE outbox SET failures = 7 WHERE id = $1', [id]);
    await failAgain(id, 8);
    expect(await restOf(id)).toEqual({ failures: 8, rest: null });
    office.isClosed = false;
    expect(await worker.get(Failures).retry(id)).toBe(true);
    await cluster.allClosed();
    expect(await worker.get(Failures).retry(id)).toBe(false);
  });

  it('is tried again though the owner asks for it before the job store has put the job away', async () => {
    const failures = worker.get(Failures);
    const record = failures.record.bind(failures);
    failures.record = async (id, ...rest) => {
      const isOwed = await record(id, ...rest);
      office.isClosed = false;
      await failures.retry(id);
      await eventually('its dispatch', async () => {
        const row = await cluster.one<{ rests: boolean }>(
          `SELECT due_at > now() + interval '30 seconds' AS rests FROM outbox WHERE id = $1`,
          [id],
        );
        return row.rests;
      });
      return isOwed;
    };
    office.isClosed = true;
    await promise(worker, post, { letterId: '5' });
    await cluster.allClosed();
    failures.record = record;
  });

  it('is tried at once when somebody promises the same again', async () => {
    const id = await fail('4', 'letter 4');
    office.isClosed = false;
    expect(await promise(worker, post, { letterId: '4' }, { dedupKey: 'letter 4' })).toBe(id);
    await cluster.allClosed();
    expect(await cluster.stateOf(id)).toBe('done');
  });
});
