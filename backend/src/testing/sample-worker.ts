// A worker process that tests may kill. It prints each job that it starts, and finishes its jobs when it reads a line.
import 'reflect-metadata';

import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { ConsoleLogger } from '@nestjs/common';

import { onShutdownSignal } from '../shutdown.js';
import { SampleHandler, StartHook } from './sample-job.js';
import { type JobNode, startJobNode } from './job-node.js';

const print = (line: string) => process.stdout.write(`${line}\n`);
const lines = createInterface({ input: process.stdin });

const hook = new StartHook(async (what) => {
  print(`started: ${what}`);
  await once(lines, 'line');
});
const { stopMs = 30_000, ...options } = JSON.parse(process.argv[2] ?? '{}') as JobNode & { stopMs?: number };
const node = await startJobNode(
  {
    ...options,
    runsJobs: true,
    providers: [{ provide: StartHook, useValue: hook }, SampleHandler],
  },
  new ConsoleLogger({ logLevels: ['error'], colors: false }),
);
const stop = () => {
  print('stopping');
  return node.close();
};
onShutdownSignal(stop, { stopMs });
print('ready');
