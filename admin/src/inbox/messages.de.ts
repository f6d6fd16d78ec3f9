import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const inbox: Translation<typeof en.inbox> = {
  page: {
    title: 'Nachrichten',
    lead: 'Nachrichten kommen hier und in Ihrem Postfach an. Was nach Spam aussieht, wartet auf Sie.',
  },
  tabs: { inbox: 'Posteingang', held: 'Zurückgehalten' },
  filter: { state: 'Anzeigen', search: 'Name, Adresse oder Wörter' },
  table: {
    caption: 'Nachrichten, neueste zuerst',
    subject: 'Betreff',
    noSubject: 'Ohne Betreff',
    from: 'Von',
    topic: 'Thema',
    state: 'Status',
    when: 'Wann',
    empty: {
      title: 'Noch keine Nachrichten',
      text: 'Nachrichten von Ihrer Kontaktseite erscheinen hier und in Ihrem Postfach. Antworten können Sie an beiden Orten.',
    },
    noMatch: {
      title: 'Keine passenden Nachrichten',
      text: 'Versuchen Sie andere Wörter, oder zeigen Sie alle an.',
    },
  },
  states: {
    unanswered: 'Unbeantwortet',
    new: 'Neu',
    read: 'Gelesen',
    answered: 'Beantwortet',
    done: 'Erledigt',
    spam: 'Spam',
  },
  message: {
    title: 'Nachricht',
    loading: 'Die Nachricht wird geladen',
    back: 'Alle Nachrichten',
    label: 'Die Nachricht',
    actions: 'Was zu tun ist',
    topic: 'Es geht um',
    speaking: 'Bei den Vortragsanfragen ansehen',
  },
  moves: {
    done: { label: 'Nichts weiter zu tun', done: 'Sie ist als erledigt abgelegt.' },
    new: { label: 'Noch nicht gelesen', done: 'Sie ist wieder neu.' },
    spam: {
      label: 'Das ist Spam',
      done: 'Sie ist als Spam abgelegt und wird 90 Tage nach ihrem Eingang gelöscht.',
    },
    read: { label: 'Zurück in den Posteingang', done: 'Sie ist wieder im Posteingang.' },
  },
  note: {
    label: 'Notiz',
    hint: 'Nur Sie und Ihr Team sehen das, niemals die Person, die geschrieben hat.',
    submit: 'Notiz speichern',
    busy: 'Wird gespeichert …',
    saved: 'Notiz gespeichert',
  },
  answer: {
    label: '{name} antworten',
    hint: 'Die Antwort geht per E-Mail in Ihrem Namen hinaus, darunter die Nachricht als Zitat. Rückfragen kommen in Ihr Postfach. **Fett**, Listen und Links gehen wie in Ihren Rundmails.',
    submit: 'Antwort senden',
    busy: 'Wird gesendet …',
    missing: 'Bitte schreiben Sie die Antwort.',
    sent: 'Ihre Antwort ist unterwegs',
    to: 'An {email}',
    list: 'Antworten',
    states: {
      queued: 'Unterwegs',
      sent: 'Versandt',
      accepted: 'Angekommen',
      bounced: 'Zurückgekommen',
      complained: 'Als Spam gemeldet',
      suppressed: 'Zurückgehalten',
      withdrawn: 'Nicht versandt',
    },
  },
  held: {
    label: 'Zurückgehalten',
    loading: 'Die Nachrichten werden geladen',
    one: 'Eine Nachricht zurückgehalten',
    many: '{count} zurückgehalten',
    messages: { one: '{count} Nachricht', other: '{count} Nachrichten' },
    message: 'Nachricht von {name}: {subject}',
    why: 'Warum sie zurückgehalten wird',
    thanks: 'Vielen Dank',
    empty: {
      title: 'Keine zurückgehaltenen Nachrichten',
      text: 'Was nach Spam aussieht, wird hier zurückgehalten, statt an Sie weiterzugehen. Nichts geht verloren: Sie entscheiden.',
    },
    clear: {
      button: 'Kein Spam',
      busy: 'Wird weitergeleitet …',
      done: 'Sie ist an Sie weitergeleitet, und der Absender weiß, dass sie angekommen ist.',
    },
    spam: {
      busy: 'Wird abgelegt …',
      done: 'Sie ist als Spam abgelegt und wird nach 90 Tagen gelöscht.',
    },
  },
};
