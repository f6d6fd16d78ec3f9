import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const ownPages: Translation<typeof en.ownPages> = {
  kind: {
    title: 'Seiten',
    lead: 'Seiten, die Sie der Website hinzufügen, etwa ein Impressum oder einen Leitfaden für Lesekreise.',
    caption: 'Ihre Seiten, zuletzt gespeicherte zuerst',
    new: 'Seite hinzufügen',
    back: 'Alle Seiten',
    publish:
      'Besucher können sie sofort lesen. Menü und Fußzeile verweisen darauf, wenn Sie das gewählt haben.',
    empty: {
      title: 'Noch keine eigenen Seiten',
      text: 'Eine neue Seite ist ein Entwurf, bis Sie sie veröffentlichen.',
    },
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
