import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const overview: Translation<typeof en.overview> = {
  page: { title: 'Willkommen, {name}' },
  tabs: { overview: 'Überblick', products: 'Produkte', subscribers: 'Newsletter-Empfänger{count}' },
  needsYou: {
    title: 'Das wartet auf Sie',
    loading: 'Es wird nachgesehen, was auf Sie wartet …',
    empty: {
      title: 'Alles erledigt.',
      text: 'Hier erscheinen Bestellungen mit Problemen, unbeantwortete Nachrichten und E-Mails, die nicht ankamen.',
    },
    items: {
      shopClosed: {
        one: 'Der Shop ist geschlossen: Zurzeit kann niemand kaufen',
        other: 'Der Shop ist geschlossen: Zurzeit kann niemand kaufen',
      },
      emailsKept: {
        one: 'E-Mails werden aufbewahrt, nicht versandt: Verbinden Sie Ihren Mailserver',
        other: 'E-Mails werden aufbewahrt, nicht versandt: Verbinden Sie Ihren Mailserver',
      },
      emailsLate: {
        one: '{count} verspätete E-Mail: senden oder verwerfen?',
        other: '{count} verspätete E-Mails: senden oder verwerfen?',
      },
      messagesUnanswered: {
        one: '{count} unbeantwortete Nachricht',
        other: '{count} unbeantwortete Nachrichten',
      },
      messagesHeld: {
        one: '{count} Nachricht sieht nach Spam aus',
        other: '{count} Nachrichten sehen nach Spam aus',
      },
      addressesBlocked: {
        one: 'E-Mails an {count} Adresse kamen zurück',
        other: 'E-Mails an {count} Adressen kamen zurück',
      },
      backupOverdue: { one: 'Ihre Sicherung ist überfällig', other: 'Ihre Sicherungen sind überfällig' },
      jobsFailed: { one: '{count} Aufgabe fehlgeschlagen', other: '{count} Aufgaben fehlgeschlagen' },
    },
  },
  firstSteps: {
    title: 'Erste Schritte: {done} von {total} erledigt',
    hide: 'Liste ausblenden',
    show: 'Erste Schritte zeigen',
    hidden: 'Die ersten Schritte sind ausgeblendet.',
    done: 'Erledigt: {title}',
    payments: {
      title: 'Stripe verbinden',
      text: 'Bis dahin läuft der Shop im Testbetrieb, und es wird keine Karte belastet.',
    },
    email: {
      title: 'Mailserver verbinden',
      text: 'Bis dahin werden E-Mails hier aufbewahrt und nicht versandt.',
    },
    postalAddress: {
      title: 'Postanschrift eintragen',
      text: 'Jeder Newsletter endet mit ihr. In vielen Ländern ist sie Pflicht.',
    },
    backups: {
      title: 'Sicherungen einrichten',
      text: 'Bis dahin gehen mit diesem Rechner auch Ihre Bestellungen und Newsletter-Empfänger verloren.',
    },
    secondStep: {
      title: 'Bestätigung in zwei Schritten einrichten',
      text: 'Mit einem Passkey oder einer App bleibt Ihr Shop sicher, auch wenn jemand Ihr Passwort erfährt.',
    },
    domain: {
      title: 'Ihrer Website eine Domain geben',
      text: 'Bis dahin sieht sie nur dieser Rechner.',
    },
    article: {
      title: 'Den ersten Artikel schreiben',
      text: 'Durch Artikel finden Suchmaschinen Ihre Website.',
    },
    import: {
      title: 'Mitbringen, was Sie haben',
      text: 'Newsletter-Empfänger, Käufer und Artikel einer anderen Website, falls es welche gibt.',
    },
  },
  sales: {
    loading: 'Wird gezählt …',
    today: 'Heute',
    yesterday: 'Gestern insgesamt: {before}',
    month: 'Dieser Monat',
    all: 'Zur Statistik',
    measures: { sold: 'Verkauft', subscribers: 'Neue Abos', views: 'Seitenaufrufe' },
    chart: { label: 'Verkäufe in diesem Monat nach Tagen' },
  },
  orders: { title: 'Letzte Bestellungen' },
};
