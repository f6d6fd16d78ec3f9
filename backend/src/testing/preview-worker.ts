// A worker that makes spoken previews, in a process of its own, which a test may kill.
import 'reflect-metadata';

import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { features } from '../features.js';
import { readConfiguration } from '../platform/config/read-configuration.js';
import { defineFeature } from '../platform/features/feature.js';
import { ProcessModule } from '../platform/process.module.js';
import { JobSettings } from '../platform/jobs/job-rules.js';
import { onShutdownSignal } from '../shutdown.js';

interface Told {
  /** As the process would be given it: DATABASE_URL among it. */
  environment: Record<string, string>;
  settings: Partial<JobSettings>;
}

const { environment, settings } = JSON.parse(process.argv[2] ?? '{}') as Told;
const configuration = readConfiguration({ ...environment, ROLE: 'worker' }, { mailFrom: 'a@example.com' });
const quick = defineFeature({ providers: [{ provide: JobSettings, useValue: new JobSettings(settings) }] });
const worker = await NestFactory.createApplicationContext(
  ProcessModule.of([...features, quick], configuration, configuration.databaseUrl ?? ''),
  {
    logger: new ConsoleLogger({ logLevels: ['error'], colors: false }),
    abortOnError: false,
  },
);
onShutdownSignal(() => worker.close(), configuration.timeLimits);
process.stdout.write('ready\n');
