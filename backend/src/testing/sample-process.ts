// A worker in a process of its own, which a test may treat badly. It says what it begins, and finishes
// its jobs when it reads a line.
import 'reflect-metadata';

import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { ConsoleLogger } from '@nestjs/common';

import { onShutdownSignal } from '../shutdown.js';
import { SampleHandler, Pace } from './sample-job.js';
import { startJobNode } from './job-node.js';

const say = (line: string) => process.stdout.write(`${line}\n`);
const lines = createInterface({ input: process.stdin });

const pace = new Pace(async (what) => {
  say(`begun: ${what}`);
  await once(lines, 'line');
});
const node = await startJobNode(
  {
    ...JSON.parse(process.argv[2] ?? '{}'),
    runsJobs: true,
    providers: [{ provide: Pace, useValue: pace }, SampleHandler],
  },
  new ConsoleLogger({ logLevels: ['error'], colors: false }),
);
onShutdownSignal(() => {
  say('stopping');
  return node.close();
});
say('ready');
