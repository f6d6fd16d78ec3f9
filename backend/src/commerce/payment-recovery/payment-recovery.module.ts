import { defineFeature } from '../../platform/features/feature.js';
import { PaymentRecoveryArchive } from './payment-recovery-archive.js';
import { PaymentRecoveryController } from './payment-recovery.admin.controller.js';
import { PaymentRecovery, RecoveredPayment } from './payment-recovery.entity.js';
import { PaymentRecoveries } from './payment-recovery.js';
import { PaymentLists } from './payment-lists.js';
import { RecoveryReports } from './recovery-reports.js';

export const paymentRecovery = defineFeature({
  entities: [PaymentRecovery, RecoveredPayment],
  providers: [PaymentRecoveryArchive, PaymentLists, PaymentRecoveries, RecoveryReports],
  controllers: [PaymentRecoveryController],
});
