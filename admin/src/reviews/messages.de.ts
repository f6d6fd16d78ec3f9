import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const reviews: Translation<typeof en.reviews> = {
  page: {
    title: 'Bewertungen',
    lead: 'Was Käuferinnen und Käufer zwei Wochen nach dem Kauf sagen. Eine Bewertung erscheint auf der Seite des Buchs, sobald Sie sie freigeben, als reiner Text.',
    waiting: { one: '{count} Bewertung wartet auf Sie', other: '{count} Bewertungen warten auf Sie' },
  },
  filter: { label: 'Anzeigen', all: 'Alle' },
  list: {
    label: 'Bewertungen, neueste zuerst',
    empty: {
      title: 'Noch keine Bewertungen',
      text: 'Zwei Wochen nach dem Kauf geht eine einzige E-Mail hinaus. Was darauf geschrieben wird, steht hier.',
    },
    noMatch: {
      title: 'Keine passenden Bewertungen',
      text: 'Wählen Sie einen anderen Status, oder zeigen Sie alle an.',
    },
  },
  states: { waiting: 'Wartet auf Sie', approved: 'Auf der Seite des Buchs', declined: 'Abgelehnt' },
  review: {
    stars: { one: '{count} Stern', other: '{count} Sterne' },
    order: 'Bestellung {reference}',
  },
  actions: {
    approve: 'Auf die Seite stellen',
    decline: 'Ablehnen',
    takeOff: 'Von der Seite nehmen',
    busy: 'Wird gespeichert …',
  },
  reply: {
    title: 'Ihre Antwort',
    shownAt: 'Auf der Seite seit {at}',
    hidden: 'Wird wieder gezeigt, sobald die Bewertung auf der Seite steht.',
    write: 'Antworten',
    resume: 'Antwort weiterschreiben',
    edit: 'Antwort bearbeiten',
    remove: 'Antwort entfernen',
    removed: 'Ihre Antwort an {name} steht nicht mehr auf der Seite.',
    loading: 'Ihre Antwort wird geladen',
    label: 'Ihre Antwort an {name}',
    hint: 'Alle können sie unter der Bewertung lesen, mit Ihrem Namen. {count} von {limit} Zeichen.',
    note: 'Wenn Sie Ihre erste Antwort veröffentlichen, bekommt {name} eine einzige E-Mail mit ihr.',
    publish: 'Antwort veröffentlichen',
    publishAgain: 'Änderungen veröffentlichen',
    busy: 'Wird veröffentlicht …',
    close: 'Schließen',
    published: 'Ihre Antwort steht auf der Seite des Buchs',
  },
  done: {
    approved: 'Sie steht auf der Seite des Buchs',
    declined: 'Sie steht nicht auf der Seite des Buchs',
  },
};
