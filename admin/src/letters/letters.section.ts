import type { Section } from '../sections.js';

/** What is written to readers, and what they write. */
export const lettersSection: Section = {
  label: 'Letters',
  pages: [
    {
      path: '/letters/broadcasts',
      label: 'Broadcasts',
      summary: 'Letters to everybody on your list.',
      needs: 'letters.read',
      load: async () => (await import('./broadcasts/broadcasts.page.js')).BroadcastsPage,
    },
    {
      path: '/letters/mail',
      label: 'Mail',
      summary: 'What the site has sent, and what did not arrive.',
      needs: 'mail.read',
      load: async () => (await import('./mail/mail.page.js')).MailPage,
    },
  ],
};
