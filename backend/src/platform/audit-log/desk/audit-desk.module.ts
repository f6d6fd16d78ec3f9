import { Module } from '@nestjs/common';

import { AuditLogController } from './audit-log.controller.js';
import { ExportAuditLog } from './export-audit-log.use-case.js';
import { ListAuditChoices } from './list-audit-choices.query.js';
import { ListAuditLog } from './list-audit-log.query.js';

/** What the owner sees of the log. */
@Module({ controllers: [AuditLogController], providers: [ExportAuditLog, ListAuditChoices, ListAuditLog] })
export class AuditDeskModule {}
