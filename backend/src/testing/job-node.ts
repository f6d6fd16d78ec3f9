import type { INestApplicationContext, LoggerService, Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { readConfiguration } from '../platform/config/read-configuration.js';
import { defineFeature } from '../platform/features/feature.js';
import { ProcessModule } from '../platform/process.module.js';
import { JobSettings } from '../platform/jobs/job-rules.js';
import { jobs } from '../platform/jobs/jobs.module.js';
import { directAccess } from './direct-access.js';
import { metrics } from '../platform/metrics/metrics.module.js';

export interface JobNode {
  databaseUrl: string;
  /** Undefined for jobs on PostgreSQL. */
  redisUrl: string | undefined;
  redisPrefix: string;
  runsJobs: boolean;
  providers: Provider[];
  settings?: Partial<JobSettings>;
}

/** Starts a process with the platform's database and jobs, and handlers of the test. */
export async function startJobNode(
  node: JobNode,
  logger: LoggerService | false = false,
): Promise<INestApplicationContext> {
  const { databaseUrl, redisUrl, redisPrefix, runsJobs, providers, settings = {} } = node;
  const environment = {
    ROLE: runsJobs ? 'worker' : 'web',
    DATABASE_URL: databaseUrl,
    REDIS_PREFIX: redisPrefix,
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  };
  const configuration = readConfiguration(environment, { mailFrom: 'a@example.com' });
  const testFeature = defineFeature({
    providers: [{ provide: JobSettings, useValue: new JobSettings(settings) }, ...providers],
  });
  const access = directAccess(configuration);
  const module = ProcessModule.of([metrics, jobs, testFeature], configuration, access);
  return NestFactory.createApplicationContext(module, { logger, abortOnError: false });
}
