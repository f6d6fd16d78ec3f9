import { defineFeature } from '../../platform/features/feature.js';
import { AuditLogController } from './audit-log.controller.js';
import { AuditEntries } from './audit-entries.js';
export const auditDesk = defineFeature({
  providers: [AuditEntries],
  controllers: [AuditLogController],
});
