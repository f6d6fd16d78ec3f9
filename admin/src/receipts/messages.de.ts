import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const receipts: Translation<typeof en.receipts> = {
  page: {
    title: 'Belege und Steuern',
    lead: 'Zu jedem Verkauf gehört ein nummerierter Beleg, zu jeder Erstattung eine Gutschrift.',
    loading: 'Ihre Belege werden geladen',
    due: {
      one: '{count} Verkauf wartet noch auf seine Nummer. Sie kommt innerhalb einer Viertelstunde.',
      other: '{count} Verkäufe warten noch auf ihre Nummern. Sie kommen innerhalb einer Viertelstunde.',
    },
  },
  empty: { title: 'Noch keine Belege', text: 'Ihr erster Verkauf bekommt die erste Nummer.' },
  totals: {
    title: 'Summen für {period}',
    loading: 'Wird zusammengezählt',
    receipts: 'Belege',
    creditNotes: 'Gutschriften',
    paid: 'Bezahlt',
    refunded: 'Erstattet',
    tax: 'Steuern',
    cardFees: 'Kartengebühren',
    payout: 'Auszahlung',
    payoutNote:
      'Die Auszahlung ist das Bezahlte abzüglich Kartengebühren und Erstattungen. Stripe behält seine Gebühr auch bei einer Erstattung.',
    feesOpen: {
      one: 'Stripe hat die Gebühr von {count} Verkauf noch nicht gemeldet. Kartengebühren und Auszahlung sind ohne sie gerechnet, und ihre Felder in der Tabelle sind leer.',
      other:
        'Stripe hat die Gebühren von {count} Verkäufen noch nicht gemeldet. Kartengebühren und Auszahlung sind ohne sie gerechnet, und ihre Felder in der Tabelle sind leer.',
    },
  },
  years: {
    caption: 'Nach Jahren',
    year: 'Jahr',
    file: 'Für Ihre Steuerberatung',
    download: 'Als Tabelle herunterladen',
  },
  period: {
    title: 'Nach Monat, Quartal oder Jahr',
    text: 'Wählen Sie einen Monat, ein Quartal oder ein ganzes Jahr. Die Tage beginnen um Mitternacht in der Zeitzone Ihrer Website.',
    lastMonth: 'Letzter Monat',
    lastQuarter: 'Letztes Quartal',
    part: 'Monat oder Quartal',
    quarter: '{quarter}. Quartal',
    wholeYear: 'Ganzes Jahr',
    download: '{period} als Tabelle herunterladen',
  },
  unknownTax: {
    title: 'Unbekannte Steuer',
    text: 'Die Verkäufe kamen zustande, aber ihre Steuer ließ sich nicht berechnen. Die Datei für Ihre Steuerberatung vermerkt das.',
    number: 'Nummer',
    why: 'Grund',
    askAgain: 'Stripe noch einmal fragen',
    busy: 'Wird gefragt …',
    asked: 'Stripe wird noch einmal gefragt',
  },
  seller: {
    title: 'Wer verkauft',
    text: 'So steht es auf neuen Belegen. Belege, die schon eine Nummer haben, bleiben unverändert.',
    name: 'Name',
    address: 'Anschrift',
    taxNumber: 'Steuernummer',
    noTaxNumber: 'Bleibt das Feld leer, wird keine gedruckt.',
    fallback: 'Bleibt das Feld leer: {value}',
    note: 'Hinweis unter der Summe',
    noteHint: 'Was Ihre Steuerberatung dort wünscht, etwa warum keine Steuer anfällt.',
    saved: 'So steht es ab jetzt auf Ihren Belegen',
    taxModes: {
      off: 'Keine Steuer berechnen',
      included: 'Stripe Tax fragen; die Steuer ist im Preis enthalten',
      added: 'Stripe Tax fragen; die Steuer kommt zum Preis hinzu',
    },
    taxHints: {
      off: 'Belege zeigen nur den Gesamtbetrag.',
      included:
        'Bezahlt wird der Preis auf der Schaltfläche. Nach jedem Verkauf sagt Stripe Tax, wie viel davon Steuer ist.',
      added:
        'Die Kasse fragt nach Land und Postleitzahl, zeigt Preis, Steuer und Gesamtbetrag und rechnet den Gesamtbetrag ab. Weiß Stripe Tax keine Antwort oder fragt die Seite einer anderen Website nicht, wird der Preis allein bezahlt, und die Steuer ist darin enthalten.',
    },
  },
};
