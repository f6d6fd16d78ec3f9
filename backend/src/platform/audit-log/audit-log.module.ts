import { Global, Module } from '@nestjs/common';

import { AuditLog } from './audit-log.js';

/** What every module notes the doings of the staff in. */
@Global()
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditLogModule {}
