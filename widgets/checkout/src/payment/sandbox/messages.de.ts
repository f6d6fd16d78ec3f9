import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const card: Translation<typeof en.card> = {
  legend: 'Karte',
  declined: 'Ihre Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen.',
  number: {
    label: 'Kartennummer',
    missing: 'Geben Sie Ihre Kartennummer ein.',
    incomplete: 'Ihre Kartennummer ist unvollständig.',
    invalid: 'Ihre Kartennummer ist ungültig. Prüfen Sie die Ziffern.',
  },
  expiry: {
    label: 'Gültig bis',
    placeholder: 'MM / JJ',
    missing: 'Geben Sie ein, bis wann die Karte gültig ist.',
    invalid: 'Geben Sie Monat und Jahr ein, zum Beispiel 04 / 29.',
    past: 'Diese Karte ist abgelaufen.',
    unlikely: 'Prüfen Sie das Jahr.',
  },
  code: {
    label: 'Prüfnummer',
    missing: 'Geben Sie die Prüfnummer ein.',
    length: (digits) => `Die Prüfnummer hat ${digits} Ziffern.`,
  },
  postalCode: {
    label: 'PLZ',
    placeholder: '10115',
    missing: 'Geben Sie Ihre Postleitzahl ein.',
    invalid: 'Prüfen Sie Ihre Postleitzahl.',
  },
};

export const testCard: Translation<typeof en.testCard> = {
  before: 'Testbetrieb: Es wird keine echte Karte belastet. Bezahlen Sie mit der Testkarte',
  after: ', einem Datum in der Zukunft und einer beliebigen Prüfnummer.',
};

export const challenge: Translation<typeof en.challenge> = {
  heading: 'Bei Ihrer Bank bestätigen',
  title: 'Bestätigen Sie diese Zahlung bei Ihrer Bank',
  cancel: 'Abbrechen und zurück',
  abandoned:
    'Sie haben die Bestätigung Ihrer Bank geschlossen, bevor sie fertig war. Es wurde nichts abgebucht. Sie können es noch einmal versuchen.',
};

export const wallet: Translation<typeof en.wallet> = {
  label: 'Test-Wallet',
  heading: 'Mit der Test-Wallet bezahlen?',
  text: 'Die Test-Wallet ersetzt Apple Pay, Google Pay und Link. Diese erscheinen hier, wenn Ihr Telefon oder Browser sie unterstützt. Es wird nichts abgebucht.',
  agree: 'Zustimmen und bezahlen',
  cancel: 'Abbrechen',
};
