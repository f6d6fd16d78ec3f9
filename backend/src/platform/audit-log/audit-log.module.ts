import { Global, Module } from '@nestjs/common';

import { AuditLog } from './audit-log.js';
import { NoteExport } from './note-export.js';

/** What every module notes the doings of the staff in. */
@Global()
@Module({ providers: [AuditLog, NoteExport], exports: [AuditLog, NoteExport] })
export class AuditLogModule {}
