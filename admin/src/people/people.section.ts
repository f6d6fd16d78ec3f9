import type { Section } from '../sections.js';

/** Readers: who subscribes, writes, asks and downloads. */
export const peopleSection: Section = {
  label: 'People',
  pages: [
    {
      path: '/people/messages',
      label: 'Messages',
      summary: 'What readers have written to you, and your answers.',
      needs: 'messages.read',
      load: async () => (await import('./messages/messages.page.js')).MessagesPage,
    },
    {
      path: '/people/subscribers',
      label: 'Newsletter Subscribers',
      summary: 'Who gets your letters.',
      needs: 'people.read',
      load: async () => (await import('./subscribers/subscribers.page.js')).SubscribersPage,
    },
    {
      path: '/people/speaking',
      label: 'Speaking requests',
      summary: 'Who would like you to speak, and how far you have come.',
      needs: 'people.read',
      load: async () => (await import('./speaking/speaking.page.js')).SpeakingPage,
    },
    {
      path: '/people/downloads',
      label: 'Free downloads',
      summary: 'Who has taken a sample or the starter kit.',
      needs: 'people.read',
      load: async () => (await import('./downloads/downloads.page.js')).DownloadsPage,
    },
    {
      path: '/people/companion',
      label: 'Legal companion',
      summary: 'What it is asked, in numbers and without names.',
      needs: 'people.read',
      load: async () => (await import('./companion/companion.page.js')).CompanionPage,
    },
    {
      path: '/people/person',
      label: 'One person',
      summary: 'Everything that is kept of somebody: to see, to hand over, to erase.',
      needs: 'people.read',
      load: async () => (await import('./person/person.page.js')).PersonPage,
    },
  ],
};
