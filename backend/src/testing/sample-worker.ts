// A worker in a process of its own, which a test may treat badly. It says what it begins, and finishes
// its jobs when it reads a line.
import 'reflect-metadata';

import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { ConsoleLogger } from '@nestjs/common';

import { onShutdownSignal } from '../shutdown.js';
import { SampleHandler, Pace } from './sample-job.js';
import { type JobNode, startJobNode } from './job-node.js';

const say = (line: string) => process.stdout.write(`${line}\n`);
const lines = createInterface({ input: process.stdin });

const pace = new Pace(async (what) => {
  say(`begun: ${what}`);
  await once(lines, 'line');
});
const { stopMs = 30_000, ...told } = JSON.parse(process.argv[2] ?? '{}') as JobNode & { stopMs?: number };
const node = await startJobNode(
  {
    ...told,
    runsJobs: true,
    providers: [{ provide: Pace, useValue: pace }, SampleHandler],
  },
  new ConsoleLogger({ logLevels: ['error'], colors: false }),
);
const stop = () => {
  say('stopping');
  return node.close();
};
onShutdownSignal(stop, { stopMs });
say('ready');
