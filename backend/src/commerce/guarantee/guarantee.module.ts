import { defineFeature } from '../../platform/features/feature.js';
import { GuaranteeArchive } from './guarantee-archive.js';
import { GuaranteeController } from './guarantee.controller.js';
import { GuaranteeMailing } from './guarantee-mailing.js';
import { GuaranteeRequest } from './guarantee-request.entity.js';
import { Guarantee } from './guarantee.js';

export const guarantee = defineFeature({
  entities: [GuaranteeRequest],
  providers: [GuaranteeArchive, Guarantee, GuaranteeMailing],
  controllers: [GuaranteeController],
  forms: ['orders/:token/refund'],
});
