import { ContactMessage } from './contact/contact-message.entity.js';
import { FreeDownload } from './free-downloads/free-download.entity.js';
import { Subscriber } from './newsletter/subscriber.entity.js';

export const leadsEntities = [ContactMessage, FreeDownload, Subscriber];
