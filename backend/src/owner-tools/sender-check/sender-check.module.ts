import { defineFeature } from '../../platform/features/feature.js';
import { CheckSender } from './check-sender.query.js';
import { DnsRecords } from './dns-records.js';
import { SenderCheckController } from './sender-check.controller.js';

export const senderCheck = defineFeature({
  providers: [CheckSender, DnsRecords],
  controllers: [SenderCheckController],
});
