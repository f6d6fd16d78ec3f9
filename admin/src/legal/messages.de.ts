import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const legal: Translation<typeof en.legal> = {
  page: {
    title: 'Rechtsratgeber',
    lead: 'Wonach gefragt wird. Antworten Einzelner zeigen wir nicht, und kleine Zahlen bleiben ungenau, damit niemand zu erkennen ist.',
    loading: 'Die Statistik wird geladen',
    total: '{strong} Mal ausgefüllt, soweit noch gespeichert.',
  },
  empty: {
    title: 'Noch keine Antworten',
    text: 'Gezählt wird, wer den Rechtsratgeber hier oder auf einer anderen Seite bis zum Ende ausfüllt. Private Antworten zählen wir nicht.',
  },
  charts: {
    questionnaire: 'Wo er ausgefüllt wurde',
    situation: 'Worum es geht',
    urgency: 'Wie dringend es ist',
    experience: 'Wie vertraut das Recht schon ist',
    month: 'Monat für Monat',
  },
};
