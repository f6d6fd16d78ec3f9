import { ArchiveParts } from './archive-parts/archive-parts.js';
import { AuditLog } from './audit-log/audit-log.js';
import { Configuration } from './config/configuration.js';
import { Database } from './database/database.js';
import { DiskSpace } from './disk/disk-space.js';
import { ChangeFeed } from './events/change-feed.js';
import { Events } from './events/events.js';
import { defineFeature } from './features/feature.js';
import { HealthController, MetricsController } from './health/health.controller.js';
import { MetricsPort } from './health/metrics-port.js';
import { Readiness } from './health/readiness.js';
import { ProblemMembers } from './http/problem.js';
import { RequestLog } from './http/request-log.js';
import { Integrations } from './integrations/integrations.js';
import { ProcessMetrics } from './health/process-metrics.js';
import { ServiceCalls } from './metrics/service-calls.js';
import { RateLimiter } from './rate-limits/rate-limiter.js';
import { VisitorCookie } from './access/proof.guard.js';
import { Settings } from './settings/settings.js';
import { SealedSecrets } from './signed-links/sealed-secrets.js';
import { SignedLinks } from './signed-links/signed-links.js';
import { openSiteKeys, SiteKeys } from './signed-links/site-keys.js';
import { openStoredFiles } from './storage/open-stored-files.js';
import { StoredFiles } from './storage/stored-files.js';
import { UploadFolder } from './uploads/upload-folder.js';

export const platform = defineFeature({
  providers: [
    { provide: StoredFiles, inject: [Configuration, ServiceCalls], useFactory: openStoredFiles },
    { provide: SiteKeys, inject: [Configuration, Database], useFactory: openSiteKeys },
    ArchiveParts,
    AuditLog,
    ChangeFeed,
    DiskSpace,
    Events,
    Integrations,
    MetricsPort,
    ProblemMembers,
    ProcessMetrics,
    RateLimiter,
    Readiness,
    SealedSecrets,
    Settings,
    SignedLinks,
    UploadFolder,
    VisitorCookie,
  ],
  webProviders: [RequestLog],
  controllers: [HealthController, MetricsController],
});
