import type { Email } from './email.js';

/** One kind of email with the facts of an example, to be looked at and checked. */
export interface EmailSample {
  /** As the gallery lists it: `order-delivered`. */
  name: string;
  /** Whether its reader can end such emails by one click of their mail program. */
  isListed: boolean;
  /** @param publicUrl the site's origin */
  email: (publicUrl: string) => Email;
}
