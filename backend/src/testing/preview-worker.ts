// A worker process for spoken previews that tests may kill.
import 'reflect-metadata';

import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { features } from '../features.js';
import { readConfiguration } from '../platform/config/read-configuration.js';
import { defineFeature } from '../platform/features/feature.js';
import { ProcessModule } from '../platform/process.module.js';
import { JobSettings } from '../platform/jobs/job-rules.js';
import { onShutdownSignal } from '../shutdown.js';
import { directAccess } from './direct-access.js';

interface Options {
  /** Environment variables, including DATABASE_URL. */
  environment: Record<string, string>;
  settings: Partial<JobSettings>;
}

const { environment, settings } = JSON.parse(process.argv[2] ?? '{}') as Options;
const configuration = readConfiguration({ ...environment, ROLE: 'worker' }, { mailFrom: 'a@example.com' });
const shortIntervals = defineFeature({
  providers: [{ provide: JobSettings, useValue: new JobSettings(settings) }],
});
const worker = await NestFactory.createApplicationContext(
  ProcessModule.of([...features, shortIntervals], configuration, directAccess(configuration)),
  {
    logger: new ConsoleLogger({ logLevels: ['error'], colors: false }),
    abortOnError: false,
  },
);
onShutdownSignal(() => worker.close(), configuration.timeLimits);
process.stdout.write('ready\n');
