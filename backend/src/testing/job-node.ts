import { type INestApplicationContext, type LoggerService, Module, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { ConfigurationModule } from '../platform/config/configuration.module.js';
import { readConfiguration } from '../platform/config/read-configuration.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import type { JobSettings } from '../platform/jobs/job-settings.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { OutboxRow } from '../platform/jobs/outbox.entity.js';

export interface JobNode {
  databaseUrl: string;
  /** Jobs are on PostgreSQL where it is undefined. */
  redisUrl: string | undefined;
  redisPrefix: string;
  runsJobs: boolean;
  providers: Provider[];
  settings?: Partial<JobSettings>;
}

/** The platform's database and jobs as one process of the site has them, with handlers of a test's own. */
export async function startJobNode(
  node: JobNode,
  logger: LoggerService | false = false,
): Promise<INestApplicationContext> {
  const { databaseUrl, redisUrl, redisPrefix, runsJobs, providers, settings = {} } = node;
  const configuration = readConfiguration(
    { DATABASE_URL: databaseUrl, REDIS_PREFIX: redisPrefix, ...(redisUrl ? { REDIS_URL: redisUrl } : {}) },
    { mailFrom: 'a@example.com' },
  );
  class NodeModule {}
  Module({
    imports: [
      ConfigurationModule.with(configuration),
      DatabaseModule.with(databaseUrl, [OutboxRow]),
      JobsModule.with({ runsJobs, settings }),
    ],
    providers,
  })(NodeModule);
  return NestFactory.createApplicationContext(NodeModule, { logger, abortOnError: false });
}
