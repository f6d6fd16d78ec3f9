import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const layout: Translation<typeof en.layout> = {
  header: { skip: 'Zum Inhalt springen', site: 'Website ansehen', account: 'Passwort und Anmeldung' },
  roles: { owner: 'Inhaber/in', helper: 'Teammitglied' },
  signOut: {
    button: 'Abmelden',
    busy: 'Wird abgemeldet …',
    failed: 'Sie sind noch angemeldet',
    unsaved: {
      title: 'Abmelden, ohne zu speichern?',
      text: {
        one: 'Ein Text hat ungespeicherte Änderungen, die nur dieser Browser aufbewahrt. Beim Abmelden werden sie gelöscht.',
        other:
          '{count} Texte haben ungespeicherte Änderungen, die nur dieser Browser aufbewahrt. Beim Abmelden werden sie gelöscht.',
      },
      submit: 'Abmelden und löschen',
    },
  },
  menu: { open: 'Menü', close: 'Schließen' },
  navigation: { label: 'Verwaltung', overview: 'Überblick', waiting: ', {count} offen' },
  page: { error: 'Diese Seite ließ sich nicht anzeigen.' },
  noAccess: {
    title: 'Darauf haben Sie keinen Zugriff',
    empty: {
      title: 'Nur die Inhaberin oder der Inhaber sieht diese Seite',
      text: 'Wenn Sie sie für Ihre Arbeit brauchen, fragen Sie bitte dort nach.',
    },
  },
  notFound: {
    title: 'Hier ist nichts',
    empty: {
      title: 'Seite nicht gefunden',
      text: 'Vielleicht ist sie umgezogen. Über das Menü finden Sie alles.',
      link: 'Zum Überblick',
    },
  },
};
