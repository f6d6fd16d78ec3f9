import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import type { INestApplicationContext } from '@nestjs/common';

import { eventually } from '../../testing/eventually.js';
import { JobCluster, enqueue } from '../../testing/job-cluster.js';
import { describeOnBothStores } from '../../testing/job-stores.js';
import { Log } from '../logging/log.js';
import { Failures } from './failures.js';
import { defineJob } from './job.js';
import { HandlesJob } from './handles-job.js';

const send = defineJob<{ emailId: string }>({ name: 'send-a-test-email', attempts: 2, backoffMs: 5 });

@Injectable()
class SendHandler {
  isDown = true;
  tries = 0;

  @HandlesJob(send)
  async execute(): Promise<void> {
    this.tries += 1;
    if (this.isDown) throw new Error('550 <ruth@example.com> the mail server is down');
  }
}

describeOnBothStores('A job without attempts left', ({ redisUrl }) => {
  let cluster: JobCluster;
  let worker: INestApplicationContext;
  let handler: SendHandler;
  const lines: { jobId?: string; try?: number; msg: string }[] = [];

  beforeAll(async () => {
    cluster = await JobCluster.open(redisUrl);
    const log = new Log('info', { write: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]) });
    worker = await cluster.start([SendHandler], { sweepMs: 20 }, true, log);
    handler = worker.get(SendHandler);
  });
  afterAll(() => cluster.close());

  const delayOf = (id: string) =>
    cluster.one<{ failures: number; delay: string | null }>(
      'SELECT failures, (due_at - failed_at)::text AS delay FROM outbox WHERE id = $1',
      [id],
    );
  const fail = async (emailId: string, dedupKey?: string) => {
    handler.isDown = true;
    const id = await enqueue(worker, send, { emailId }, dedupKey ? { dedupKey } : {});
    await eventually('the failure', async () => (await cluster.stateOf(id)) === 'failed');
    return id;
  };
  const failAgain = async (id: string, failures: number) => {
    await cluster.database.pool.query('UPDATE outbox SET due_at = now() WHERE id = $1', [id]);
    await eventually('the next failure', async () => (await delayOf(id)).failures === failures);
  };

  it('has the number of each attempt in the log, also after new ones', async () => {
    const id = await fail('0');
    await failAgain(id, 2);
    const logged = () => lines.filter(({ jobId }) => jobId === id).map((line) => [line.try, line.msg]);
    await eventually('four lines', async () => logged().length === 4);
    const again = 'failed, will be retried';
    const last = 'failed, no attempts left';
    expect(logged()).toEqual([
      [1, again],
      [2, last],
      [3, again],
      [4, last],
    ]);
    await cluster.database.pool.query('DELETE FROM outbox');
  });

  it('is listed without personal data', async () => {
    const id = await fail('1');
    const [failed] = await worker.get(Failures).list();
    expect(failed).toMatchObject({ id, job: 'send-a-test-email', failures: 1 });
    expect(failed?.lastError).toBe('Error: 550 … the mail server is down');
    handler.isDown = false;
    await worker.get(Failures).retry(id);
    await cluster.allClosed();
    expect(await worker.get(Failures).list()).toEqual([]);
  });

  it('gets new attempts automatically after delays that double', async () => {
    const id = await fail('2');
    expect(await delayOf(id)).toEqual({ failures: 1, delay: '01:00:00' });
    handler.tries = 0;
    await failAgain(id, 2);
    expect(handler.tries).toBe(2);
    expect(await delayOf(id)).toEqual({ failures: 2, delay: '02:00:00' });
    handler.isDown = false;
    await cluster.database.pool.query('UPDATE outbox SET due_at = now() WHERE id = $1', [id]);
    await cluster.allClosed();
    expect(await cluster.stateOf(id)).toBe('done');
  });

  it('waits for the owner after eight failures, who can retry it', async () => {
    const id = await fail('3');
    await cluster.database.pool.query('UPDATE outbox SET failures = 7 WHERE id = $1', [id]);
    await failAgain(id, 8);
    expect(await delayOf(id)).toEqual({ failures: 8, delay: null });
    handler.isDown = false;
    expect(await worker.get(Failures).retry(id)).toBe(true);
    await cluster.allClosed();
    expect(await worker.get(Failures).retry(id)).toBe(false);
  });

  it('is retried even if the owner asks before the job store has removed the job', async () => {
    const failures = worker.get(Failures);
    const record = failures.record.bind(failures);
    failures.record = async (id, ...rest) => {
      const isRetried = await record(id, ...rest);
      handler.isDown = false;
      await failures.retry(id);
      await eventually('its dispatch', async () => {
        const row = await cluster.one<{ rests: boolean }>(
          `SELECT due_at > now() + interval '30 seconds' AS rests FROM outbox WHERE id = $1`,
          [id],
        );
        return row.rests;
      });
      return isRetried;
    };
    handler.isDown = true;
    await enqueue(worker, send, { emailId: '5' });
    await cluster.allClosed();
    failures.record = record;
  });

  it('is retried at once if the same job is enqueued again', async () => {
    const id = await fail('4', 'email 4');
    handler.isDown = false;
    expect(await enqueue(worker, send, { emailId: '4' }, { dedupKey: 'email 4' })).toBe(id);
    await cluster.allClosed();
    expect(await cluster.stateOf(id)).toBe('done');
  });
});
