import { defineFeature } from '../../platform/features/feature.js';
import { AuditLogArchive } from './audit-log-archive.js';

import { AuditEntries } from './audit-entries.js';
import { AuditLogController } from './audit-log.admin.controller.js';

export const auditLog = defineFeature({
  providers: [AuditLogArchive, AuditEntries],
  controllers: [AuditLogController],
});
