import 'reflect-metadata';

import { describe, expect, it } from '@jest/globals';
import { Injectable, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';

import { HandlesJob, type JobRun } from './handles-job.js';
import { defineJob, type NoPayload } from './job.js';
import { JobHandlers } from './job-handlers.js';

const water = defineJob<{ plant: string }>({ name: 'water', attempts: 1, backoffMs: 10 });
const prune = defineJob<NoPayload>({ name: 'prune', attempts: 1, backoffMs: 10 });

@Injectable()
class Garden {
  readonly watered: string[] = [];

  @HandlesJob(water)
  async water({ plant }: { plant: string }, { id }: JobRun): Promise<void> {
    this.watered.push(`${id}: ${plant}`);
  }

  @HandlesJob(prune)
  async prune(): Promise<void> {
    this.watered.pop();
  }
}

@Injectable()
class Rain {
  @HandlesJob(water)
  async fall(): Promise<void> {}
}

async function within<T>(
  providers: Provider[],
  look: (handlers: JobHandlers, garden: Garden) => T,
): Promise<T> {
  class Process {}
  Module({ imports: [DiscoveryModule], providers: [JobHandlers, ...providers] })(Process);
  const app = await NestFactory.createApplicationContext(Process, { logger: false, abortOnError: false });
  try {
    return await look(app.get(JobHandlers), app.get(Garden, { strict: false }));
  } finally {
    await app.close();
  }
}

describe('JobHandlers', () => {
  it('finds decorated methods of providers, and passes them payload and run', async () => {
    const watered = await within([Garden], async (handlers, garden) => {
      const all = handlers.find();
      expect([...all.keys()].sort()).toEqual(['prune', 'water']);
      await all.get('water')?.handle({ plant: 'rose' }, { id: '7' });
      return garden.watered;
    });
    expect(watered).toEqual(['7: rose']);
  });

  it('rejects a second handler of a job', async () => {
    const found = within([Garden, Rain], (handlers) => handlers.find());
    await expect(found).rejects.toThrow('The job "water" has two handlers: Garden.water and Rain.fall.');
  });

  it('rejects a declared job without a handler', async () => {
    const found = within([{ provide: Garden, useValue: {} }], (handlers) => handlers.find());
    await expect(found).rejects.toThrow('No handler for the job water, prune:');
  });
});
