import { defineFeature } from '../../platform/features/feature.js';
import { DispatchController } from './dispatch.controller.js';
import { FindDispatch } from './find-dispatch.query.js';
import { MarkSent } from './mark-sent.use-case.js';
import { OrderDispatch } from './order-dispatch.entity.js';
import { ReadOrderLetter } from './read-order-letter.query.js';
import { SendDispatchMailLetter } from './send-dispatch-mail.letter.js';
import { SendOff } from './send-off.use-case.js';
import { SendPartRefundMailLetter } from './send-part-refund-mail.letter.js';
import { SendRefundMailLetter } from './send-refund-mail.letter.js';
import { TellOwnerLetter } from './tell-owner.letter.js';

export const handling = defineFeature({
  entities: [OrderDispatch],
  providers: [
    FindDispatch,
    MarkSent,
    ReadOrderLetter,
    SendDispatchMailLetter,
    SendOff,
    SendPartRefundMailLetter,
    SendRefundMailLetter,
    TellOwnerLetter,
  ],
  controllers: [DispatchController],
  forms: ['orders/:token/sent'],
});
