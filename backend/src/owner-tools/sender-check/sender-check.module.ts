import { defineFeature } from '../../platform/features/feature.js';
import { CheckSender } from './sender-check.js';
import { DnsRecords } from './dns-records.js';
import { SenderCheckController } from './sender-check.admin.controller.js';

export const senderCheck = defineFeature({
  providers: [CheckSender, DnsRecords],
  controllers: [SenderCheckController],
});
