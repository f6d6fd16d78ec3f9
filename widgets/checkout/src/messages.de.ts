import { failureText } from '@lectern/api-client';
import type { Translation } from '@lectern/messages';
import { GUARANTEE_DAYS } from '@lectern/money';

import type * as en from './messages.en.js';

export const frame: Translation<typeof en.frame> = {
  label: (title) => `„${title}“ kaufen`,
  collapse: 'Zurück zur Seite',
};

export const actions: Translation<typeof en.actions> = {
  tryAgain: 'Noch einmal versuchen',
  startOver: 'Von vorn beginnen',
  close: 'Schließen',
  buyAnother: 'Noch ein Exemplar kaufen',
};

export const progress: Translation<typeof en.progress> = {
  label: 'Schritte an der Kasse',
  step: (step, of, name) => `Schritt ${step} von ${of}: ${name}`,
};

export const announcements: Translation<typeof en.announcements> = {
  starting: 'Ihre Zahlung wird vorbereitet.',
  total: (total) => `Der Gesamtpreis mit Steuern beträgt ${total}.`,
  paying: 'Ihre Zahlung wird ausgeführt.',
  collecting: 'Zahlung eingegangen. Einen Moment bitte.',
};

export const promises: Translation<typeof en.promises> = {
  secure: 'Sichere Zahlung',
  guarantee: `${GUARANTEE_DAYS} Tage Geld-zurück-Garantie`,
  all: `Sichere Zahlung. ${GUARANTEE_DAYS} Tage Geld-zurück-Garantie.`,
};

export const formats: Translation<typeof en.formats> = { pdf: 'Nur PDF', pdfAndEpub: 'PDF & ePub' };

export const details: Translation<typeof en.details> = {
  title: 'Ihre Angaben',
  name: { label: 'Vor- und Nachname *' },
  email: { label: 'E-Mail-Adresse *' },
  phone: { label: 'Telefonnummer (freiwillig)', hint: 'Freiwillig. Wir erhalten sie nicht.' },
  submit: {
    label: (price) => `Jetzt kaufen für ${price}`,
    showTotal: 'Gesamtpreis mit Steuern anzeigen',
    busy: 'Kauf wird vorbereitet …',
  },
};

export const address: Translation<typeof en.address> = {
  legend: 'Wohin dürfen wir liefern?',
  name: 'Empfänger/in *',
  line1: 'Straße und Hausnummer *',
  line2: 'Adresszusatz, Firma (freiwillig)',
  city: 'Ort *',
  region: 'Bundesland oder Region *',
  postalCode: 'Postleitzahl *',
  country: 'Land *',
  chooseCountry: 'Bitte auswählen',
  unknownCountries: 'Die Liste der Länder ließ sich nicht laden.',
};

export const tax: Translation<typeof en.tax> = {
  postalCode: 'Postleitzahl (freiwillig)',
  plus: 'zzgl. Steuern',
  price: 'Preis',
  none: 'Steuern',
  total: 'Gesamt',
};

export const payment: Translation<typeof en.payment> = {
  title: 'Bezahlen',
  heading: 'Mit Karte bezahlen',
  buyer: (buyer) => `Für ${buyer}.`,
  wallets: { label: 'Mit einer Wallet bezahlen', or: 'oder mit Karte' },
  submit: {
    label: (price) => `Jetzt bezahlen: ${price}`,
    binding: (price) => `Zahlungspflichtig bestellen: ${price}`,
    busy: 'Wird ausgeführt …',
  },
  preparing: 'Ihre Zahlung wird vorbereitet …',
  restoring: 'Ihre Zahlung wird gesucht …',
  fieldsFailed: 'Das Kartenformular ließ sich nicht laden. Prüfen Sie Ihre Verbindung.',
  failed:
    'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht. Sie können es gefahrlos noch einmal versuchen: Sie zahlen nur einmal.',
  unknown:
    'Die Verbindung ist abgebrochen, deshalb wissen wir noch nicht, ob etwas abgebucht wurde. Wenn ja, schreiben wir Ihnen eine E-Mail. Sie können es gefahrlos noch einmal versuchen: Sie zahlen nur einmal.',
  lookupFailed:
    'Wir konnten Ihre Zahlung nicht finden. Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
};

export const done: Translation<typeof en.done> = {
  thanks: 'Vielen Dank.',
  thanksFor: (title) => `Vielen Dank. „${title}“ gehört Ihnen.`,
  read: { start: 'Jetzt lesen', startTitle: (title) => `„${title}“ jetzt lesen` },
  email: {
    heading: 'Das kommt per E-Mail',
    sentTo: {
      files: { soon: 'Die Links senden wir auch an', done: 'Die Links sind auch unterwegs an' },
      receipt: { soon: 'Ihren Beleg senden wir an', done: 'Ihr Beleg ist unterwegs an' },
    },
    wrongAddress: '{sentTo} {email}. Falsche Adresse? {write}, wir ändern sie.',
    correctable: '{sentTo} {email}. {correct}',
    correct: 'Falsche Adresse? Jetzt ändern',
  },
  order: {
    reference: 'Bestellung {order}. Bitte aufbewahren, falls Sie Hilfe brauchen.',
    view: 'Bestellung und Beleg ansehen',
  },
  next: { heading: 'Als Nächstes lesen' },
  gift: { offer: 'Möchten Sie eines verschenken? {buy}' },
};

export const downloads: Translation<typeof en.downloads> = {
  lifetime:
    'Die Links gelten 24 Stunden. Danach können Sie sich über jeden Link einen neuen per E-Mail senden lassen.',
  checkAgain: 'Noch einmal nachsehen',
  confirming: 'Ihre Zahlung ist eingegangen. Einen Moment bitte …',
  preparing: 'Ihre Zahlung ist eingegangen. Ihre Dateien werden vorbereitet. Das dauert einige Sekunden …',
  fetching: 'Ihre Zahlung ist eingegangen. Ihre Dateien werden geholt …',
  delayed:
    'Ihre Zahlung ist eingegangen, aber Ihre Dateien sind noch nicht da. Sie bekommen sie auch per E-Mail.',
  unconfirmed:
    'Ihre Zahlung ist eingegangen, aber der Shop hat noch nicht geantwortet. Sie bekommen eine E-Mail.',
  expired:
    'Sie haben das vor mehr als einem Tag bezahlt. Nutzen Sie die Links in Ihrer E-Mail, oder lassen Sie sich dort neue senden.',
  open: { label: 'Ihre Dateien öffnen', hint: ' auf der Website, in einem neuen Tab' },
  file: {
    label: (format) => `${format} herunterladen`,
    ofTitle: (fileName) => `${fileName} herunterladen`,
    formats: { pdf: 'PDF', epub: 'ePub', mobi: 'MOBI' },
    hints: {
      pdf: 'für Bildschirm und Papier',
      epub: 'für E-Reader und Telefon',
      mobi: 'für ältere Kindles',
    },
  },
};

export const pastOrders: Translation<typeof en.pastOrders> = {
  open: 'Öffnen',
  find: 'Meine Bücher finden',
  offer: 'Schon gekauft? {send}',
  send: 'Link zusenden',
  sent: (email) => `Falls mit ${email} Bücher gekauft wurden, sind die Links per E-Mail dorthin unterwegs.`,
};

export const help: Translation<typeof en.help> = {
  write: 'Schreiben Sie uns',
  questions: 'Fragen zur Bestellung {order}? {write}: Wir antworten innerhalb von 24 Stunden.',
};

export const errors: Translation<typeof en.errors> = {
  offline:
    'Der Shop war nicht erreichbar, es wurde also nichts abgebucht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  server: (status) =>
    `Der Shop konnte nicht antworten (${status}). Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.`,
  retryAt: (time) => `Versuchen Sie es um ${time} noch einmal.`,
};

export const goods: Translation<typeof en.goods> = {
  ebook: {
    heading: 'Ihr Exemplar',
    offer: null,
    promise: 'Sofort lesen. Die Links kommen auch per E-Mail.',
    lastStep: 'Ihr Buch',
    emailProblem: 'Prüfen Sie Ihre E-Mail-Adresse. Dorthin senden wir Ihr Buch.',
    paidText: 'Vielen Dank für Ihren Kauf! Die Anleitung zum Herunterladen kommt per E-Mail.',
    purchaseText: 'Ihr Buch gehört für immer Ihnen.',
    announcement: 'Ihre Dateien stehen zum Herunterladen bereit.',
    next: null,
  },
  paperback: {
    heading: 'Ihr Exemplar bestellen',
    offer: 'Taschenbuch, kommt mit der Post',
    promise: 'Persönlich verpackt. Sie bekommen eine E-Mail, wenn es unterwegs ist.',
    lastStep: 'Ihre Bestellung',
    emailProblem: 'Prüfen Sie Ihre E-Mail-Adresse. Dorthin senden wir Ihren Beleg.',
    paidText: 'Vielen Dank für Ihre Bestellung! Ihr Beleg kommt per E-Mail.',
    purchaseText: 'Sie bekommen eine E-Mail, wenn Ihr Buch unterwegs ist.',
    announcement: 'Ihre Bestellung ist eingegangen.',
    next: 'Ihr Buch wird von Hand verpackt und verschickt. Sie bekommen eine E-Mail, wenn es unterwegs ist.',
  },
  speaking: {
    heading: 'Vortrag buchen',
    offer: 'Nach Vereinbarung',
    promise: 'Sie bekommen innerhalb von 24 Stunden eine E-Mail',
    lastStep: 'Ihre Buchung',
    emailProblem: 'Prüfen Sie Ihre E-Mail-Adresse. Dorthin schreiben wir Ihnen.',
    paidText: 'Vielen Dank für Ihre Buchung! Ihr Beleg kommt per E-Mail.',
    purchaseText: 'Sie bekommen innerhalb von 24 Stunden eine E-Mail.',
    announcement: 'Ihre Buchung ist eingegangen.',
    next: 'Sie bekommen innerhalb von 24 Stunden eine E-Mail, um Termin und Ort abzustimmen.',
  },
};

export const endings: Translation<typeof en.endings> = {
  failed: {
    heading: 'Diese Bestellung hat nicht geklappt',
    text: 'Nach dem Bezahlen ist bei Ihrer Bestellung etwas schiefgegangen.',
    isFailure: true,
  },
  refunded: {
    heading: 'Dieser Kauf wurde erstattet',
    text: 'Ihr Geld ist auf dem Weg zurück auf Ihre Karte, deshalb gelten die Links zum Herunterladen nicht mehr.',
  },
  paused: {
    heading: 'Dieser Kauf ruht',
    text: 'Ihre Bank prüft die Zahlung. Bis das geklärt ist, können Sie nichts herunterladen.',
  },
};

const errorToast = (title: string, description: string) =>
  ({ title, description, tone: 'destructive' }) as const;

export const toasts: Translation<typeof en.toasts> = {
  missingDetails: errorToast('Fehler', 'Bitte geben Sie Ihren Namen und Ihre E-Mail-Adresse ein'),
  missingAddress: errorToast('Fehler', 'Bitte geben Sie die Lieferadresse ein'),
  missingPlace: errorToast('Fehler', 'Bitte wählen Sie Ihr Land und geben Sie Ihre Postleitzahl ein'),
  purchaseRefused: (cause) => errorToast('Fehler', failureText(cause, 'Der Kauf ließ sich nicht ausführen')),
  paymentReady: {
    title: 'Bereit zum Bezahlen',
    description: 'Bitte schließen Sie unten Ihre Zahlung ab.',
    tone: 'neutral',
  },
  paymentFailed: (providerMessage) => errorToast('Zahlung fehlgeschlagen', providerMessage),
  paymentError: errorToast(
    'Fehler bei der Zahlung',
    'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
  ),
  paymentErrorBeforeReturn: errorToast('Fehler bei der Zahlung', 'Ein unerwarteter Fehler ist aufgetreten.'),
  paymentSuccessful: { title: 'Zahlung erfolgreich', tone: 'success' },
  purchaseComplete: { title: 'Kauf abgeschlossen!', tone: 'success', follows: true },
};
