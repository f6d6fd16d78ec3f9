import { BroadcastRecipient } from './broadcasts/broadcast-recipient.entity.js';
import { Broadcast } from './broadcasts/broadcast.entity.js';
import { ContactMessage } from './contact/contact-message.entity.js';
import { ContactReview } from './contact/contact-review.entity.js';
import { FreeDownload } from './free-downloads/free-download.entity.js';
import { ContactReply } from './inbox/contact-reply.entity.js';
import { ContactThread } from './inbox/contact-thread.entity.js';
import { Subscriber } from './newsletter/subscriber.entity.js';
import { Subscription } from './newsletter/subscription.entity.js';
import { SpeakingRequest } from './speaking/speaking-request.entity.js';
import { KitRequest } from './starter-kit/kit-request.entity.js';
import { PromisedSeriesLetter } from './welcome-series/promised-series-letter.entity.js';

export const leadsEntities = [
  Broadcast,
  BroadcastRecipient,
  ContactMessage,
  ContactReply,
  ContactReview,
  ContactThread,
  FreeDownload,
  KitRequest,
  PromisedSeriesLetter,
  SpeakingRequest,
  Subscriber,
  Subscription,
];
