import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const team: Translation<typeof en.team> = {
  page: {
    title: 'Team',
    lead: 'Alle haben ein eigenes Konto, damit das Protokoll zeigt, wer was getan hat.',
    loading: 'Die Liste wird geladen',
  },
  roles: {
    owner: {
      label: 'Inhaber/in',
      meaning: 'darf alles, auch Rundmails senden und Bestellungen erstatten',
    },
    helper: {
      label: 'Teammitglied',
      meaning:
        'beantwortet Nachrichten, bearbeitet Bestellungen und entwirft Rundmails, kann aber nichts erstatten und keine Einstellungen ändern',
    },
  },
  members: {
    title: 'Wer hier arbeitet',
    alone: 'Bisher sind nur Sie hier. Ein Teammitglied {meaning}.',
    you: '(Sie)',
    since: 'Hier seit {since}{more}',
    lastSeen: ', zuletzt da {lastSeenAt}',
    notSignedIn: ', nicht angemeldet',
    twoStep: 'Bestätigung in zwei Schritten an',
    noTwoStep: 'Ohne Bestätigung in zwei Schritten',
  },
  signOut: {
    button: 'Überall abmelden',
    label: 'Überall abmelden: {name}',
    title: '{name} überall abmelden?',
    text: 'Die Abmeldung gilt sofort auf jedem Gerät; dazu geht eine E-Mail hinaus. Eine neue Anmeldung bleibt möglich. Um das zu verhindern, entfernen Sie das Konto.',
    submit: 'Abmelden',
    busy: 'Wird abgemeldet …',
    done: '{name} ist überall abgemeldet',
  },
  removal: {
    button: 'Entfernen',
    label: 'Entfernen: {name}',
    title: '{name} entfernen?',
    text: 'Die Person wird überall abgemeldet und ihr Konto gelöscht. Was sie getan hat, bleibt im Protokoll. Soll sie zurückkommen, laden Sie sie wieder ein.',
    busy: 'Wird entfernt …',
    done: '{name} arbeitet nicht mehr hier',
  },
  role: {
    busy: 'Wird geändert …',
    done: '{name} ist jetzt {more}',
    warning: 'Wer diese Rolle hat, kann auch Sie entfernen.',
    owner: { button: 'Zur Inhaberrolle', title: '{name} die Inhaberrolle geben?', name: 'Inhaber/in' },
    helper: { button: 'Zum Teammitglied', title: '{name} zum Teammitglied machen?', name: 'Teammitglied' },
  },
  invite: {
    dialog: { title: 'Ins Team einladen', submit: 'Einladung senden', busy: 'Wird gesendet …' },
    note: 'Ein Teammitglied {meaning}. Die Inhaberrolle können Sie später vergeben.',
    label: 'E-Mail-Adresse',
    error: 'Bitte geben Sie eine E-Mail-Adresse ein',
    done: {
      title: 'Einladung gesendet',
      text: '{email} kann mit dem Link sieben Tage lang ein Konto anlegen.',
    },
  },
  invitations: {
    title: 'Eingeladen, noch nicht dabei',
    waiting: 'Wartet',
    expired: 'Abgelaufen',
    linkWorks: 'Eingeladen von {invitedBy}; der Link gilt bis {expiresAt}',
    linkWorked: 'Eingeladen von {invitedBy}; der Link galt bis {expiresAt}',
    error: 'Das hat nicht geklappt',
    resend: {
      button: 'Noch einmal senden',
      label: 'Noch einmal senden: {email}',
      done: { title: 'Einladung noch einmal gesendet', text: 'Der frühere Link gilt nicht mehr.' },
    },
    withdraw: {
      button: 'Zurückziehen',
      label: 'Zurückziehen: {email}',
      busy: 'Wird zurückgezogen …',
      done: 'Einladung zurückgezogen',
    },
  },
  twoStep: {
    title: 'Bestätigung in zwei Schritten für alle',
    text: 'Sie können von allen, die sich anmelden, einen Passkey oder einen Code vom Telefon verlangen. Wer das noch nicht hat, richtet es zuerst ein; es dauert zwei Minuten.',
    textRequired: 'Wer sie noch nicht hat, muss sie einrichten, bevor sonst etwas möglich ist.',
    textPublic:
      'Diese Website ist öffentlich, deshalb brauchen alle, die hier arbeiten, die Bestätigung in zwei Schritten. Wer sie noch nicht hat, muss sie einrichten, bevor sonst etwas möglich ist.',
    required: 'Pflicht',
    notRequired: 'Keine Pflicht',
    require: 'Zur Pflicht machen',
    stop: 'Nicht mehr verlangen',
    setUpFirst: 'Zuerst: {link}.',
    setUp: 'Ihre eigene Bestätigung in zwei Schritten einrichten',
    nowRequired: 'Alle brauchen jetzt die Bestätigung in zwei Schritten',
    nowOptional: 'Die Bestätigung in zwei Schritten ist jetzt freiwillig',
  },
};
