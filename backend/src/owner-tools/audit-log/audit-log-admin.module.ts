import { defineFeature } from '../../platform/features/feature.js';
import { AuditLogController } from './audit-log.controller.js';
import { ExportAuditLog } from './export-audit-log.use-case.js';
import { ListAuditChoices } from './list-audit-choices.query.js';
import { ListAuditLog } from './list-audit-log.query.js';

export const auditDesk = defineFeature({
  providers: [ExportAuditLog, ListAuditChoices, ListAuditLog],
  controllers: [AuditLogController],
});
