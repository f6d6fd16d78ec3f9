import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const audio: Translation<typeof en.audio> = {
  page: {
    title: 'Hörproben',
    lead: 'Die Anfänge Ihrer Bücher, vorgelesen von einer künstlichen Stimme. Jede wird einmal erzeugt und für alle Besucher aufbewahrt.',
    loading: 'Die Hörproben werden geladen',
  },
  makeAll: {
    button: 'Alle fehlenden erzeugen',
    title: '{missing} erzeugen?',
    text: 'Sie bezahlen den Sprachdienst nach Zeichen. Es läuft, bis die Zeichen von heute verbraucht sind. Den Rest können Sie morgen erzeugen.',
    submit: 'Erzeugen',
    previews: { one: '{count} Hörprobe', other: '{count} Hörproben' },
    tooLong: 'Heute sind nicht genug Zeichen übrig',
    tomorrow: '{withheld} können Sie morgen erzeugen.',
  },
  makeBook: { button: 'Alle vier erzeugen', label: 'Alle vier erzeugen: {title}' },
  preview: {
    downloads: { one: '{count} Abruf', other: '{count} Abrufe' },
    listen: 'Anhören',
    close: 'Schließen',
    speaking: 'Liest Teil {piecesDone} von {piecesTotal}',
    error: 'Das hat nicht geklappt',
  },
  actions: {
    make: 'Erzeugen',
    retry: 'Noch einmal versuchen',
    stop: 'Anhalten',
    again: 'Neu erzeugen',
    remove: 'Löschen',
    busy: 'Einen Moment …',
  },
  states: {
    missing: 'Nicht erzeugt',
    queued: 'Wartet',
    speaking: 'Wird gelesen',
    encoding: 'Wird umgewandelt',
    ready: 'Fertig',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
  voices: {
    warm: 'Warm',
    professional: 'Sachlich',
    storytelling: 'Erzählend',
    inspirational: 'Ermutigend',
  },
  status: {
    label: 'Status',
    count: '{ready} von {length}',
    progress: '{ready} von {length} sind fertig',
    inProgress: '{inProgress} in Arbeit',
    failed: '{failed} fehlgeschlagen',
  },
  service: {
    label: 'Sprachdienst',
    local: { title: 'In dieser Website enthalten', text: 'Ohne Schlüssel, kostenlos.' },
    openai: { title: 'OpenAI', text: 'Sie bezahlen nach Zeichen.' },
  },
  characters: {
    label: 'Heute verbrauchte Zeichen',
    count: '{charactersToday} von {charactersPerDay}',
    progress: '{charactersToday} von {charactersPerDay} Zeichen verbraucht',
    hint: 'Sind sie verbraucht, geht es morgen weiter.',
  },
  dialog: {
    text: '{bookTitle}, {value}: Die Aufnahme und ihre Zählung von {downloads} werden gelöscht. {more}',
    again: {
      title: 'Diese Hörprobe neu erzeugen?',
      submit: 'Neu erzeugen',
      next: 'Die neue wird sofort begonnen. Besucher warten, bis sie fertig ist.',
    },
    remove: {
      title: 'Diese Hörprobe löschen?',
      submit: 'Löschen',
      busy: 'Wird gelöscht …',
      next: 'Sie wird neu erzeugt, sobald jemand sie anhören möchte.',
    },
  },
};
