import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const ownPages: Translation<typeof en.ownPages> = {
  page: {
    title: 'Seiten',
    lead: 'Seiten, die Sie der Website hinzufügen, etwa ein Impressum oder einen Leitfaden für Lesekreise.',
    new: 'Seite hinzufügen',
    creating: 'Wird geöffnet …',
    failed: 'Die Seite wurde nicht angelegt',
  },
  tabs: { all: 'Alle', bin: 'Papierkorb' },
  list: {
    caption: 'Ihre Seiten, zuletzt gespeicherte zuerst',
    untitled: 'Ohne Titel',
    title: 'Titel',
    address: 'Adresse',
    status: 'Stand',
    saved: 'Gespeichert',
    empty: {
      title: 'Noch keine eigenen Seiten',
      text: 'Eine neue Seite ist ein Entwurf, bis Sie sie veröffentlichen.',
    },
    emptyBin: { title: 'Der Papierkorb ist leer', text: 'Entfernte Seiten bleiben hier 30 Tage lang.' },
  },
  editor: {
    back: 'Alle Seiten',
    loading: 'Die Seite wird geladen',
    title: 'Titel',
    text: 'Text',
    ownerPublishes: 'Sie können schreiben; veröffentlicht wird von der Inhaberin.',
    readOnly: 'Sie können diese Seite lesen, aber nicht ändern.',
  },
  publish: {
    button: 'Veröffentlichen',
    changes: 'Änderungen veröffentlichen',
    busy: 'Wird veröffentlicht …',
    done: 'Die Seite ist auf der Website.',
  },
  state: {
    title: 'Veröffentlichung',
    draft: 'Besucher sehen diese Seite nicht.',
    published: 'Besucher lesen diese Seite.',
    changed: 'Besucher lesen die Seite, wie Sie sie veröffentlicht haben, ohne Ihre letzten Änderungen.',
    view: 'Seite ansehen',
    takeBack: {
      button: 'Zurückziehen',
      busy: 'Wird zurückgezogen …',
      title: 'Die Seite von der Website nehmen?',
      text: 'Sie ist wieder ein Entwurf, und ihre Adresse führt nirgendwohin, bis Sie sie wieder veröffentlichen.',
      done: 'Die Seite ist wieder ein Entwurf.',
    },
  },
  bin: {
    button: 'In den Papierkorb',
    busy: 'Wird verschoben …',
    title: 'Die Seite in den Papierkorb legen?',
    text: 'Besucher sehen sie nicht mehr. 30 Tage lang können Sie sie wiederherstellen.',
    done: '„{title}“ ist im Papierkorb.',
    notice: 'Diese Seite ist im Papierkorb.',
    restore: 'Wiederherstellen',
    restoring: 'Wird wiederhergestellt …',
  },
  details: {
    title: 'Angaben',
    address: {
      label: 'Adresse',
      hint: 'Hinter dem Namen der Website, etwa „impressum“.',
      redirect: 'Die frühere Adresse führt dann zur neuen.',
    },
    description: { label: 'Zusammenfassung', hint: '{count} von {limit} Zeichen; Suchmaschinen zeigen sie' },
    label: { label: 'Name in Menü und Fußzeile', hint: 'Leer für den Titel.' },
    isInMenu: 'Im Menü zeigen',
    isInFooter: 'In der Fußzeile zeigen',
    isIndexed: 'Suchmaschinen dürfen sie zeigen',
  },
};
