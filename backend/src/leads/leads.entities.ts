import { ContactMessage } from './contact/contact-message.entity.js';
import { FreeDownload } from './free-downloads/free-download.entity.js';
import { Subscriber } from './newsletter/subscriber.entity.js';
import { Subscription } from './newsletter/subscription.entity.js';
import { KitRequest } from './starter-kit/kit-request.entity.js';

export const leadsEntities = [ContactMessage, FreeDownload, KitRequest, Subscriber, Subscription];
