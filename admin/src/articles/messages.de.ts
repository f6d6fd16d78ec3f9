import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const articles: Translation<typeof en.articles> = {
  kind: {
    title: 'Artikel',
    lead: 'Was Sie für Ihr Blog schreiben. Entwürfe gehören Ihnen allein, bis Sie sie veröffentlichen.',
    caption: 'Artikel, zuletzt gespeicherte zuerst',
    new: 'Artikel schreiben',
    back: 'Alle Artikel',
    publish: 'Er erscheint sofort in Ihrem Blog, in dessen Feeds und in der Suche.',
    empty: {
      title: 'Noch keine Artikel',
      text: 'Schreiben Sie Ihren ersten. Er wird beim Tippen gespeichert, und niemand sieht ihn, bis Sie ihn veröffentlichen.',
    },
  },
  newsletter: {
    button: 'Als Newsletter senden',
    busy: 'Wird vorbereitet…',
    failed: 'Der Newsletter wurde nicht angelegt',
  },
  details: {
    title: 'Einzelheiten',
    address: {
      label: 'Adresse',
      hint: 'Nach /blog/. Kleinbuchstaben, Ziffern und Bindestriche.',
      redirect: 'Nach /blog/. Wenn Sie sie ändern, führt die alte Adresse zur neuen.',
    },
    excerpt: {
      label: 'Zusammenfassung',
      hint: '{count} von {limit} Zeichen. Steht in Listen und bei Suchmaschinen.',
    },
    category: {
      label: 'Rubrik',
      none: 'Keine Rubrik',
      loading: 'Wird geladen…',
      manage: 'Rubriken bearbeiten',
    },
    picture: { label: 'Bild', hint: 'Ohne Bild zeichnet die Website eines für den Artikel.' },
    books: { label: 'Passende Bücher', hint: 'Bis zu {limit}; sie stehen unter dem Artikel.' },
    featured: 'Oben im Blog hervorheben',
    keywords: { label: 'Schlagwörter', hint: 'Trennen Sie sie durch Kommas. Bis zu {limit}.' },
    yes: 'ja',
  },
  picture: {
    choose: 'Bild auswählen',
    change: 'Ändern',
    remove: 'Entfernen',
    alt: 'Beschreibung (Alternativtext)',
    altHint: 'Sagt Menschen, die es nicht sehen können, was es zeigt.',
  },
  sharing: {
    title: 'Suchmaschinen und soziale Medien',
    lead: 'Leere Felder verwenden den Titel und die Zusammenfassung.',
    searchTitle: 'Titel für Suchmaschinen',
    searchDescription: 'Beschreibung für Suchmaschinen',
    socialTitle: 'Titel für soziale Medien',
    socialDescription: 'Beschreibung für soziale Medien',
    socialPicture: {
      label: 'Bild für soziale Medien',
      hint: 'Ohne Bild wird eines aus dem Titel gemacht.',
    },
  },
  categories: {
    title: 'Rubriken',
    loading: 'Rubriken werden geladen',
    list: 'Ihre Rubriken',
    articles: { one: '{count} Artikel', other: '{count} Artikel' },
    rename: 'Umbenennen',
    remove: 'Entfernen',
    removing: 'Wird entfernt…',
    name: 'Name',
    new: 'Neue Rubrik',
    add: 'Hinzufügen',
    save: 'Speichern',
    cancel: 'Abbrechen',
    busy: 'Wird gespeichert…',
    close: 'Schließen',
    missing: 'Bitte geben Sie einen Namen ein.',
  },
};
