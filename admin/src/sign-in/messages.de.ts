import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const signIn: Translation<typeof en.signIn> = {
  layout: { eyebrow: 'Die Verwaltung', site: 'Zurück zur Website' },
  fields: { name: 'Name', email: 'E-Mail-Adresse' },
  errors: {
    name: 'Bitte geben Sie Ihren Namen ein',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    password: 'Bitte geben Sie ein Passwort ein',
    recoveryCode: 'Bitte geben Sie einen Wiederherstellungscode ein',
    appCode: 'Bitte geben Sie die sechs Ziffern aus Ihrer App ein',
  },
  signIn: {
    button: 'Anmelden',
    busy: 'Wird angemeldet …',
    forgotten: 'Passwort vergessen?',
    noOwner:
      'Zum ersten Mal hier? Beim Start zeigt die Website einen Link, mit dem das erste Konto angelegt wird.',
  },
  passkey: { button: 'Stattdessen einen Passkey nutzen', busy: 'Folgen Sie der Anzeige Ihres Geräts …' },
  reset: {
    lead: 'Sie bekommen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link zusenden',
    busy: 'Wird gesendet …',
    sent: 'Sehen Sie in Ihr Postfach',
    kept: 'Es werden noch keine E-Mails verschickt',
    back: 'Zurück zur Anmeldung',
  },
  newPassword: {
    title: 'Ihr neues Passwort',
    label: 'Neues Passwort',
    submit: 'Passwort speichern',
    busy: 'Wird gespeichert …',
    done: 'Es ist gespeichert, und Sie sind überall sonst abgemeldet.',
    signIn: 'Damit anmelden',
    again: 'Neuen Link anfordern',
  },
  link: {
    incomplete: 'Dieser Link ist unvollständig. Bitte kopieren Sie ihn ganz aus der E-Mail.',
    incompleteSetup:
      'Dieser Link ist unvollständig. Bitte kopieren Sie ihn ganz von dort, wo die Website gestartet wurde.',
  },
  join: {
    title: 'Willkommen',
    lead: '{invitedBy} bittet um Ihre Mithilfe. Sie melden sich mit {strong} an.',
    submit: 'Konto anlegen',
    busy: 'Ihr Konto wird angelegt …',
    hasOwner: 'Gibt es schon ein Konto? {a}',
  },
  secondStep: {
    title: 'Noch ein Schritt',
    submit: 'Weiter',
    busy: 'Wird geprüft …',
    restart: 'Von vorn beginnen',
    passkey: {
      text: 'Sie melden sich mit Ihrem Passwort und einem Ihrer Passkeys an.',
      button: 'Passkey nutzen',
      missing: 'Ich habe meinen Passkey nicht',
    },
    app: {
      label: 'Code aus Ihrer App',
      hint: 'Sechs Ziffern, die sich alle 30 Sekunden ändern.',
      button: 'Code aus der App nutzen',
      missing: 'Ich habe meine App nicht',
    },
    recovery: {
      label: 'Wiederherstellungscode',
      hint: 'Einer der zehn, die Sie beim Einrichten der Bestätigung in zwei Schritten gespeichert haben. Jeder gilt einmal.',
    },
  },
  setUp: {
    title: 'Noch ein Schritt zur Sicherheit',
    text: 'Alle, die hier arbeiten, melden sich in zwei Schritten an. So nützt ein erratenes oder gestohlenes Passwort niemandem. Das Einrichten dauert einmalig zwei Minuten.',
    signOut: 'Abmelden',
  },
  sessionEnded: {
    title: 'Bitte melden Sie sich wieder an',
    text: 'Ihre Sitzung ist abgelaufen. Ihre Eingaben sind noch da.',
  },
};
