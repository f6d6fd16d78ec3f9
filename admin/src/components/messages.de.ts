import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const components: Translation<typeof en.components> = {
  address: { erased: 'Gelöschte Person' },
  list: { loading: 'Wird geladen …', more: 'Ältere anzeigen' },
  table: { loading: 'Wird geladen' },
  preview: { width: 'Breite der Vorschau', phone: 'Telefon', desktop: 'Computer' },
  download: { csv: 'Als Tabelle herunterladen' },
  copy: {
    button: 'Kopieren',
    label: '{what} kopieren',
    done: 'Kopiert',
    failed: {
      title: 'Ihr Browser erlaubt das Kopieren nicht',
      text: 'Bitte markieren Sie den Text und kopieren Sie ihn selbst.',
    },
  },
  part: { error: 'Dieser Teil ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung.' },
  filter: { all: 'Alle', search: 'Suchen' },
  page: { documentTitle: '{title} | Verwaltung' },
  undo: { button: 'Rückgängig', busy: 'Wird rückgängig gemacht …' },
};
