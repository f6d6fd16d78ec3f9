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

describe('the handlers of jobs', () => {
  it('are the methods of providers that name them, and are given the payload and the run', async () => {
    const told = await within([Garden], async (handlers, garden) => {
      const found = handlers.find();
      expect([...found.keys()].sort()).toEqual(['prune', 'water']);
      await found.get('water')?.handle({ plant: 'rose' }, { id: '7' });
      return garden.watered;
    });
    expect(told).toEqual(['7: rose']);
  });

  it('are one for each job', async () => {
    const finding = within([Garden, Rain], (handlers) => handlers.find());
    await expect(finding).rejects.toThrow('The job "water" has two handlers: Garden.water and Rain.fall.');
  });

  it('are missed where a job that was declared has none', async () => {
    const finding = within([{ provide: Garden, useValue: {} }], (handlers) => handlers.find());
    await expect(finding).rejects.toThrow('No handler for the job water, prune:');
  });
});
