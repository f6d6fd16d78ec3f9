import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const digest: Translation<typeof en.digest> = {
  subject: '{site} am {day}',
  heading: 'Ihr Tag: {day}',
  preheader: 'Was verkauft wurde, und wer den Newsletter bestellt hat.',
  sales: 'Verkauft: {count}, zusammen für {total}.',
  line: '{count} × {title}',
  subscribers: 'Neue Newsletter-Empfänger: {count}.',
  buttonLabel: 'Zur Verwaltung',
  footer:
    'Sie bekommen diese E-Mail, weil die Website von {site} Ihre ist. Unter Einstellungen, Ihre E-Mails, können Sie stattdessen jedes Mal eine E-Mail bekommen oder keine.',
};

export const refusedSender: Translation<typeof en.refusedSender> = {
  subject: 'Einige Ihrer E-Mails werden abgelehnt',
  heading: 'Einige Ihrer E-Mails werden abgelehnt',
  preheader: 'Ein Mailserver nimmt E-Mails von {site} nicht an.',
  paragraphs: [
    'Ein Mailserver hat eine E-Mail von {site} abgelehnt. Der Grund liegt am Versand, nicht an der Adresse; alle Adressen bleiben deshalb auf Ihren Listen.',
    'Der Mailserver meldete: „{said}“',
    'Meist fehlt ein SPF-, DKIM- oder DMARC-Eintrag oder ist falsch, oder es waren zu viele E-Mails auf einmal. Bitte prüfen Sie Ihre Absender-Domain, oder geben Sie diese E-Mail an die Betreuung Ihres E-Mail-Versands weiter.',
    'Hält das an, bekommen Sie diese E-Mail einmal am Tag.',
  ],
  buttonLabel: 'Absender-Domain prüfen',
  footer: 'Sie bekommen diese E-Mail, weil die Website von {site} Ihre ist.',
};

export const backup: Translation<typeof en.backup> = {
  failed: {
    subject: 'Die Sicherung Ihrer Website ist fehlgeschlagen',
    preheader: 'Die Sicherung von {site} ist fehlgeschlagen. Sie wird stündlich wiederholt.',
    lead: 'Die Sicherung Ihrer Website ist fehlgeschlagen. Ihre Website arbeitet wie bisher, und die Sicherung wird stündlich wiederholt.',
  },
  overdue: {
    subject: 'Die Sicherung Ihrer Website ist überfällig',
    preheader: 'Es gibt keine neue Sicherung von {site}.',
    lead: 'Es gibt keine neue Sicherung Ihrer Website. Ginge ihr Rechner jetzt verloren, wären auch alle Bestellungen und Newsletter-Empfänger seit der letzten Sicherung verloren.',
  },
  'rehearsal-failed': {
    subject: 'Eine Sicherung Ihrer Website lässt sich nicht wiederherstellen',
    preheader: 'Die wöchentliche Probe einer Wiederherstellung ist fehlgeschlagen.',
    lead: 'Einmal in der Woche stellt die Website ihre neueste Sicherung in einer leeren Datenbank wieder her und vergleicht beide. Diesmal ist das fehlgeschlagen, die Sicherung ist also vielleicht unbrauchbar. Ihre Website arbeitet wie bisher.',
  },
  reason: 'Der Grund: „{reason}“',
  last: 'Die letzte gelungene Sicherung ist vom {last}.',
  none: 'Bisher ist keine Sicherung gelungen.',
  help: 'Bitte geben Sie diese E-Mail an die Betreuung Ihres Servers weiter. Hält das an, bekommen Sie diese E-Mail einmal am Tag.',
  buttonLabel: 'Zu den Sicherungen',
  footer: 'Sie bekommen diese E-Mail, weil die Website von {site} Ihre ist.',
};

export const lateEmails: Translation<typeof en.lateEmails> = {
  subject: 'Einige E-Mails sind verspätet. Sollen sie noch hinausgehen?',
  heading: 'Sollen diese E-Mails noch hinausgehen?',
  preheader: 'Sie waren fällig, während {site} nicht lief. Bis Sie entscheiden, geht nichts hinaus.',
  paragraphs: [
    'Diese E-Mails waren vor mehr als einem Tag fällig, während Ihre Website nicht lief oder bevor ihre Daten wiederhergestellt wurden. Vielleicht sind sie überholt oder schon angekommen. Deshalb geht nichts hinaus, bis Sie entscheiden:',
  ],
  line: '{what}, fällig am {due}',
  kinds: {
    'announce-edition': 'Nachricht von einer neuen Auflage, an frühere Käufer',
    'announce-releases': 'Nachricht vom Erscheinen eines Buchs',
    'broadcast-copy': 'Exemplare der Rundmail „{subject}“',
    'send-broadcast-batch': 'Der Rest der Rundmail „{subject}“',
    'send-checkout-reminder': 'Erinnerungen an nicht abgeschlossene Käufe ({count})',
    'send-review-request': 'Fragen an Käufer nach ihrem Buch ({count})',
    'send-series-letter': 'E-Mails Ihrer Begrüßungsreihe ({count})',
    'start-broadcast': 'Die Rundmail „{subject}“',
    'tell-edition': 'Nachricht von einer neuen Auflage, an frühere Käufer ({count})',
    'tell-release': 'Nachricht vom Erscheinen eines Buchs ({count})',
    'welcome-subscriber': 'Begrüßungen neuer Newsletter-Empfänger ({count})',
  },
  others: 'Weitere E-Mails: {count}',
  buttonLabel: 'Senden oder verwerfen',
  footer: 'Sie bekommen diese E-Mail, weil die Website von {site} Ihre ist.',
};
