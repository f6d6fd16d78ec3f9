import { type DynamicModule, Module } from '@nestjs/common';

import { adminEntities, AdminModule } from './admin/index.js';
import { audioEntities, AudioModule } from './audio/index.js';
import { CommerceModule, commerceEntities } from './commerce/index.js';
import { leadsEntities, LeadsModule } from './leads/index.js';
import { legalEntities, LegalModule } from './legal/index.js';
import { LetterGalleryModule } from './letter-gallery.module.js';
import { accessEntities } from './platform/access/access.entities.js';
import { AccessModule } from './platform/access/access.module.js';
import { AuditLogModule } from './platform/audit-log/audit-log.module.js';
import type { Configuration } from './platform/config/configuration.js';
import { isLoopback } from './platform/config/stand-ins.js';
import { ConfigurationModule } from './platform/config/configuration.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { EventsModule } from './platform/events/events.module.js';
import { FiguresModule } from './platform/figures/figures.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { OutboxRow } from './platform/jobs/outbox.entity.js';
import { LinksModule } from './platform/links/links.module.js';
import { mailEntities } from './platform/mail/mail.entities.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { SettingsModule } from './platform/settings/settings.module.js';
import { PeopleModule } from './platform/people/people.module.js';
import { StorageModule } from './platform/storage/storage.module.js';
import { UploadsModule } from './platform/uploads/uploads.module.js';
import { VisitorsModule } from './platform/visitors/visitors.module.js';
import { WebModule } from './web.module.js';
import { WorkerModule } from './worker.module.js';

/** One process: its role decides which edges it has. */
@Module({})
export class AppModule {
  static with(configuration: Configuration, databaseUrl: string): DynamicModule {
    const { role, publicUrl } = configuration;
    return {
      module: AppModule,
      imports: [
        ConfigurationModule.with(configuration),
        DatabaseModule.with(databaseUrl, [
          OutboxRow,
          ...accessEntities,
          ...adminEntities,
          ...mailEntities,
          ...commerceEntities,
          ...leadsEntities,
          ...audioEntities,
          ...legalEntities,
        ]),
        JobsModule.with({ runsJobs: role !== 'web' }),
        EventsModule,
        FiguresModule,
        MetricsModule,
        HealthModule,
        LinksModule,
        MailModule,
        PeopleModule,
        StorageModule,
        UploadsModule,
        AccessModule,
        AuditLogModule,
        SettingsModule,
        AdminModule,
        VisitorsModule,
        CommerceModule,
        LeadsModule,
        AudioModule,
        LegalModule,
        ...(role === 'worker' ? [] : [WebModule]),
        ...(role !== 'worker' && isLoopback(publicUrl) ? [LetterGalleryModule] : []),
        ...(role === 'web' ? [] : [WorkerModule]),
      ],
    };
  }
}
