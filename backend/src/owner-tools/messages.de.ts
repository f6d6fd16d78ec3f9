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
