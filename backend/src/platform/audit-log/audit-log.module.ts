import { defineFeature } from '../features/feature.js';
import { AuditLog } from './audit-log.js';
import { NoteExport } from './note-export.js';

export const auditLog = defineFeature({
  providers: [AuditLog, NoteExport],
});
