import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const passwordLink: Translation<typeof en.passwordLink> = {
  subject: 'Neues Passwort wählen',
  button: 'Neues Passwort wählen',
  preheader: 'Der Link in dieser E-Mail gilt einmal und eine Stunde lang.',
  paragraphs: [
    'Jemand, hoffentlich Sie, hat das Passwort für die Verwaltung vergessen. Hier können Sie ein neues wählen. Der Link gilt einmal und eine Stunde lang.',
  ],
  footer:
    'Wenn Sie es nicht waren, ignorieren Sie diese E-Mail einfach: Nichts hat sich geändert, und ohne den Link kann auch niemand etwas ändern. Sie bekommen diese E-Mail, weil Sie in der Verwaltung von {site} ein Konto haben.',
};

export const invitation: Translation<typeof en.invitation> = {
  subject: '{invitedBy} lädt Sie zur Mithilfe an der Website von {site} ein',
  heading: 'Sie sind zur Mithilfe eingeladen',
  button: 'Konto anlegen',
  preheader: 'Sie brauchen nur einen Namen und ein Passwort.',
  paragraphs: [
    '{invitedBy} wünscht sich Ihre Hilfe bei der Website von {site}: bei Bestellungen, Nachrichten und Entwürfen von Rundmails. Sie bekommen ein eigenes Konto.',
    'Der Link gilt einmal und sieben Tage lang. Bitte geben Sie ihn nicht weiter.',
  ],
  footer:
    'Sie bekommen diese E-Mail, weil {invitedBy} Ihre Adresse eingegeben hat. Wenn Sie nicht wissen, warum, ignorieren Sie sie einfach.',
};

export const staffEmailCode: Translation<typeof en.staffEmailCode> = {
  subject: 'Ihr Code für die Verwaltung von {site}',
  heading: 'Ihr Code',
  preheader: 'Er gilt {minutes} Minuten.',
  paragraphs: [
    'Geben Sie diesen Code in der Verwaltung ein, um sich ab jetzt mit dieser Adresse anzumelden. Er gilt {minutes} Minuten.',
  ],
  footer:
    'Sie bekommen diese E-Mail, weil jemand Ihre Adresse in der Verwaltung von {site} eingegeben hat. Wenn Sie es nicht waren, ignorieren Sie sie einfach: Ohne den Code ändert sich nichts.',
};

export const accountChange: Translation<typeof en.accountChange> = {
  changes: {
    password: {
      subject: 'Ihr Passwort wurde geändert',
      text: 'Jemand, hoffentlich Sie, hat gerade Ihr Passwort für die Verwaltung von {site} geändert. Sie sind überall sonst abgemeldet.',
    },
    'second-factor-on': {
      subject: 'Die Bestätigung in zwei Schritten ist an',
      text: 'Ab jetzt fragt die Verwaltung von {site} nach dem Passwort auch nach einem Code aus Ihrer App.',
    },
    'second-factor-off': {
      subject: 'Die Bestätigung in zwei Schritten ist aus',
      text: 'Die Verwaltung von {site} fragt nicht mehr nach einem Code aus Ihrer App.',
    },
    'passkey-added': {
      subject: 'Ein Passkey wurde hinzugefügt',
      text: 'Sie können sich in der Verwaltung von {site} jetzt mit einem neuen Passkey anmelden.',
    },
    'passkey-removed': {
      subject: 'Ein Passkey wurde entfernt',
      text: 'Einer Ihrer Passkeys gilt für die Verwaltung von {site} nicht mehr.',
    },
    email: {
      subject: 'Ihre E-Mail für die Anmeldung wurde geändert',
      text: 'Jemand, hoffentlich Sie, hat die E-Mail-Adresse geändert, die sich in der Verwaltung von {site} anmeldet. Ab jetzt ist es {newEmail}.',
    },
    'sign-in-reset': {
      subject: 'Ihre Anmeldung wurde zurückgesetzt',
      text: 'Wer den Server der Website von {site} betreut, hat Ihre Anmeldung in der Verwaltung zurückgesetzt. Passwort, Bestätigung in zwei Schritten, Passkeys und Wiederherstellungscodes gelten nicht mehr. Dort liegt ein Link für Sie, mit dem Sie ein neues Passwort wählen.',
    },
    'sessions-ended': {
      subject: 'Sie wurden anderswo abgemeldet',
      text: 'Ihre Sitzungen auf anderen Geräten in der Verwaltung von {site} sind beendet. Dort müssen Sie sich neu anmelden.',
    },
  },
  wasItYou:
    'Wenn Sie es waren, ist alles in Ordnung. Wenn nicht, wählen Sie sofort ein neues Passwort: Klicken Sie auf der Anmeldeseite auf „Passwort vergessen?“.',
  wasItYouOfEmail:
    'Wenn Sie es waren, ist alles in Ordnung. Wenn nicht, bitten Sie die Betreuung Ihres Servers, „npm run reset-sign-in -- {newEmail}“ auszuführen, und ändern Sie das Passwort Ihres Postfachs.',
  button: 'Zu Ihrem Konto',
  footer: 'Sie bekommen diese E-Mail, weil Sie in der Verwaltung von {site} ein Konto haben.',
};
