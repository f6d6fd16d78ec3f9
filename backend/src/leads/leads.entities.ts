import { ContactMessage } from './contact/contact-message.entity.js';
import { Subscriber } from './newsletter/subscriber.entity.js';

export const leadsEntities = [ContactMessage, Subscriber];
