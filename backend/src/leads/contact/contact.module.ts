import { defineFeature } from '../../platform/features/feature.js';
import { AcknowledgeMessageLetter } from './acknowledge-message.letter.js';
import { ClearMessage } from './clear-message.use-case.js';
import { ConfirmSpam } from './confirm-spam.use-case.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactReview } from './contact-review.entity.js';
import { ContactController } from './contact.controller.js';
import { FindHeldMessage } from './find-held-message.query.js';
import { ForgetSuspected } from './forget-suspected.use-case.js';
import { GatherSuspected } from './gather-suspected.use-case.js';
import { HeldMessagesController } from './held-messages.controller.js';
import { ListSuspected } from './list-suspected.query.js';
import { PassMessageOnLetter } from './pass-message-on.letter.js';
import { PassOn } from './pass-on.use-case.js';
import { ReadContactLetter } from './read-contact-letter.query.js';
import { SendMessage } from './send-message.use-case.js';
import { SuspectedMessagesController } from './suspected-messages.controller.js';
import { TellOfSuspectedLetter } from './tell-of-suspected.letter.js';
import { WeighMessage } from './weigh-message.query.js';

export const contact = defineFeature({
  entities: [ContactMessage, ContactReview],
  providers: [
    AcknowledgeMessageLetter,
    ClearMessage,
    ConfirmSpam,
    FindHeldMessage,
    ForgetSuspected,
    GatherSuspected,
    ListSuspected,
    PassMessageOnLetter,
    PassOn,
    ReadContactLetter,
    SendMessage,
    TellOfSuspectedLetter,
    WeighMessage,
  ],
  controllers: [ContactController, HeldMessagesController, SuspectedMessagesController],
});
