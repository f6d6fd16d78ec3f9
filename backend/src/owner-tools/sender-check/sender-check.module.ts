import { defineFeature } from '../../platform/features/feature.js';
import { SenderCheck } from './sender-check.js';
import { DnsRecords } from './dns-records.js';
import { SenderCheckController } from './sender-check.admin.controller.js';

export const senderCheck = defineFeature({
  providers: [SenderCheck, DnsRecords],
  controllers: [SenderCheckController],
});
