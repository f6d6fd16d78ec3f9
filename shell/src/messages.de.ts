import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const layout: Translation<typeof en.layout> = {
  skipToContent: 'Zum Inhalt springen',
  navigation: { label: 'Hauptmenü' },
  menu: { label: 'Menü', close: 'Schließen' },
  page: { loading: 'Einen Moment, die Seite wird geladen.' },
  breadcrumb: { label: 'Sie sind hier' },
  sandbox: { cardNumbers: 'Nummern von Testkarten' },
};

export const books: Translation<typeof en.books> = {
  none: {
    heading: 'Noch keine Bücher',
    text: 'Das erste wird noch geschrieben. Sobald es erscheint, finden Sie es hier.',
  },
};

export const previews: Translation<typeof en.previews> = {
  none: {
    heading: 'Noch keine Hörproben',
    text: 'Sobald es die erste gibt, finden Sie sie hier.',
  },
};

export const blog: Translation<typeof en.blog> = {
  none: {
    heading: 'Noch keine Artikel',
    text: 'Der erste wird noch geschrieben. Sobald er erscheint, finden Sie ihn hier.',
  },
  categories: { label: 'Artikel nach Thema' },
  pages: {
    label: 'Seiten mit Artikeln',
    newer: 'Neuere Artikel',
    older: 'Ältere Artikel',
    page: (page) => `Seite ${page}`,
    place: (page, of) => `Seite ${page} von ${of}`,
    title: (title, page) => `${title} (Seite ${page})`,
  },
};

export const home: Translation<typeof en.home> = {
  carousel: { place: (place, of) => `${place} von ${of}` },
  works: { aboutBook: (title) => ` über ${title}` },
};

export const recording: Translation<typeof en.recording> = {
  seekLabel: 'Stelle in der Aufnahme',
  failureText: 'Die Aufnahme ließ sich nicht abspielen.',
  fileLabel: 'Audiodatei öffnen',
};

export const newsletter: Translation<typeof en.newsletter> = {
  subscribed: {
    title: 'Fast geschafft!',
    description:
      'Vielen Dank für Ihr Interesse an unserem Newsletter. Bitte bestätigen Sie die Anmeldung in der E-Mail, die gerade an Sie unterwegs ist.',
  },
  failed: {
    title: 'Fehler',
    description: 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};

export const form: Translation<typeof en.form> = {
  failed: 'Das hat nicht geklappt. Ihre Eingaben sind noch da. Bitte versuchen Sie es noch einmal.',
};

export const contact: Translation<typeof en.contact> = {
  failed:
    'Wir wissen nicht, ob Ihre Nachricht angekommen ist. Sie ist noch da, bitte senden Sie sie noch einmal. Wir erhalten sie nur einmal.',
};

export const shop: Translation<typeof en.shop> = {
  products: {
    loading: 'Die Bücher werden geladen …',
    stale: 'Die Preise sind möglicherweise nicht aktuell',
  },
  description: { more: 'Alles lesen' },
  buy: {
    label: 'Jetzt kaufen',
    disabled: 'Bitte oben ausfüllen',
    starting: 'Zahlung wird vorbereitet …',
    otherStarting: 'Eine andere Zahlung wird vorbereitet …',
    failed: 'Der Shop hat nicht geantwortet. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
  },
  sheet: { close: 'Schließen' },
  toasts: {
    missingInformation: {
      title: 'Angaben fehlen',
      description: 'Bitte geben Sie Ihren Namen und Ihre E-Mail-Adresse ein.',
    },
    paymentReady: {
      title: 'Bereit zum Bezahlen',
      description: 'Bitte schließen Sie unten Ihre Zahlung ab.',
    },
    checkoutError: {
      title: 'Fehler an der Kasse',
      description: 'Die Kasse ließ sich nicht öffnen. Bitte versuchen Sie es noch einmal.',
    },
  },
};

export const thankYou: Translation<typeof en.thankYou> = {
  read: 'Jetzt lesen',
  readTitle: (title) => `„${title}“ jetzt lesen`,
};

export const product: Translation<typeof en.product> = {
  types: { ebook: 'E-Book', paperback: 'Taschenbuch', speaking: 'Vortrag' },
  formats: {
    pdf: 'Nur PDF',
    epub: 'Nur ePub',
    pdfAndEpub: 'PDF & ePub',
    paperback: 'mit der Post',
    speaking: 'nach Vereinbarung',
  },
  pages: (pages) => `PDF, ${pages} Seiten`,
};

export const file: Translation<typeof en.file> = { formats: { pdf: 'PDF', epub: 'ePub' } };

export const interior: Translation<typeof en.interior> = {
  label: (title) => `Seiten aus „${title}“, wie sie gedruckt sind`,
  page: (number) => `Seite ${number} der Leseprobe`,
};

export const accessibility: Translation<typeof en.accessibility> = {
  heading: 'Barrierefreiheit',
  source: 'Laut ePub:',
};

export const breadcrumbs: Translation<typeof en.breadcrumbs> = {
  home: 'Startseite',
  about: 'Über mich',
  books: 'Bücher',
};
