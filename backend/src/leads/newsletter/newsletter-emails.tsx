import { emailWords, newsletter, site, siteLocale } from '@lectern/catalogue';
import { type Email, fill } from '../../platform/email/email.js';
import { listEmail } from '../../platform/email/list-email.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import { NEWSLETTER_LIST_ID } from './newsletter-rules.js';

export interface SubscriptionEmail {
  to: string;
  publicUrl: string;
  confirmUrl: string;
  endUrl: string;
  preferencesUrl: string;
}

const places = () => ({ site: site.name });

/** Confirmation email of the double opt-in. */
export function newsletterQuestionEmail(content: SubscriptionEmail): Email {
  return listEmail({
    ...content,
    words: emailWords.newsletterAsked,
    places: places(),
    buttonUrl: content.confirmUrl,
  });
}

/** First email of the list, right after the confirmation. */
export function newsletterWelcomeEmail(content: SubscriptionEmail): Email {
  const buttonUrl = `${content.publicUrl}/downloads`;
  const preferences = { label: newsletter.letter.preferencesLabel, url: content.preferencesUrl };
  return {
    ...listEmail({
      ...content,
      words: emailWords.newsletterWelcome,
      places: places(),
      buttonUrl,
      links: [preferences],
    }),
    unsubscribeUrl: content.endUrl,
    listId: NEWSLETTER_LIST_ID,
  };
}

interface NewSubscriber {
  email: string;
  subscriberCount: number;
  publicUrl: string;
}

/** To the owner. Replies go to the new reader. */
export function ownerSubscriberEmail({ email, subscriberCount, publicUrl }: NewSubscriber): Email {
  const words = emailWords.ownerSubscriber;
  const places = { email, count: subscriberCount.toLocaleString(siteLocale), site: site.name };
  return {
    to: site.contact.email,
    replyTo: email,
    subject: fill(words.subject, places),
    body: (
      <OwnerEmail words={words} heading={words.heading} places={places} publicUrl={publicUrl}></OwnerEmail>
    ),
  };
}
