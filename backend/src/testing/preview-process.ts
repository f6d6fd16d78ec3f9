// A worker that makes spoken previews, in a process of its own, which a test may kill.
import 'reflect-metadata';

import { ConsoleLogger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { audioEntities, AudioModule, AudioWorkerModule } from '../audio/index.js';
import { AuditLogModule } from '../platform/audit-log/audit-log.module.js';
import { ConfigurationModule } from '../platform/config/configuration.module.js';
import { readConfiguration } from '../platform/config/read-configuration.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { EventsModule } from '../platform/events/events.module.js';
import { FiguresModule } from '../platform/figures/figures.module.js';
import type { JobSettings } from '../platform/jobs/job-settings.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { OutboxRow } from '../platform/jobs/outbox.entity.js';
import { LinksModule } from '../platform/links/links.module.js';
import { MetricsModule } from '../platform/metrics/metrics.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { VisitorsModule } from '../platform/visitors/visitors.module.js';
import { onShutdownSignal } from '../shutdown.js';

interface Told {
  /** As the process would be given it: DATABASE_URL among it. */
  environment: Record<string, string>;
  settings: Partial<JobSettings>;
}

const { environment, settings } = JSON.parse(process.argv[2] ?? '{}') as Told;
const configuration = readConfiguration({ ...environment, ROLE: 'worker' }, { mailFrom: 'a@example.com' });
const databaseUrl = configuration.databaseUrl ?? '';

class PreviewWorker {}
Module({
  imports: [
    ConfigurationModule.with(configuration),
    DatabaseModule.with(databaseUrl, [OutboxRow, ...audioEntities]),
    JobsModule.with({ runsJobs: true, settings }),
    AuditLogModule,
    EventsModule,
    FiguresModule,
    LinksModule,
    MetricsModule,
    StorageModule,
    VisitorsModule,
    AudioModule,
    AudioWorkerModule,
  ],
})(PreviewWorker);

const worker = await NestFactory.createApplicationContext(PreviewWorker, {
  logger: new ConsoleLogger({ logLevels: ['error'], colors: false }),
  abortOnError: false,
});
onShutdownSignal(() => worker.close());
process.stdout.write('ready\n');
