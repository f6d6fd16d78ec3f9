import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const customers: Translation<typeof en.customers> = {
  subscribers: {
    title: 'Newsletter-Empfänger',
    lead: 'Wer Ihren Newsletter bekommt, und wer ihn bestellt hat.',
    note: 'Sie bekommen bei jeder Anmeldung eine E-Mail.',
    label: 'Empfänger',
    tabs: { confirmed: 'Newsletter-Empfänger{count}', all: 'Alle Anmeldungen' },
    table: {
      caption: 'Newsletter-Empfänger, neueste zuerst',
      email: 'E-Mail',
      date: 'Angemeldet am',
      empty: {
        title: 'Noch keine Empfänger',
        text: 'Wer sich unten auf Ihren Seiten anmeldet und per E-Mail bestätigt, steht hier.',
      },
    },
  },
  subscriptions: {
    filter: 'Anzeigen',
    address: 'Adresse',
    states: {
      confirmed: 'Angemeldet',
      pending: 'Noch nicht bestätigt',
      ended: 'Abgemeldet',
      'held-back': 'Zurückgehalten',
    },
    heldBack: { bounced: 'E-Mails kamen zurück', complained: 'Eine E-Mail wurde als Spam gemeldet' },
    table: {
      caption: 'Alle Anmeldungen zum Newsletter, neueste zuerst',
      state: 'Status',
      topics: 'Themen',
      allTopics: 'Alles',
      since: 'Seit',
      change: 'Ändern',
      empty: {
        title: 'Noch keine Anmeldungen',
        text: 'Wer unten auf Ihren Seiten eine Adresse eingibt, steht hier, auch vor der Bestätigung.',
      },
      noMatch: {
        title: 'Keine passenden Anmeldungen',
        text: 'Versuchen Sie einen anderen Teil der Adresse, oder zeigen Sie alle an.',
      },
    },
  },
  unsubscribe: {
    button: 'Abmelden',
    label: '{email} abmelden',
    busy: 'Wird abgemeldet …',
    done: '{email} bekommt den Newsletter nicht mehr.',
  },
  resubscribe: {
    button: 'Wieder anmelden',
    label: '{email} wieder anmelden',
    busy: 'Wird rückgängig gemacht …',
  },
  downloads: {
    title: 'Gratis-Downloads',
    lead: 'Wer eine Leseprobe oder das Starter-Paket bekam, und ob auch den Newsletter.',
    address: 'Adresse',
    table: {
      caption: 'Gratis-Downloads, neueste zuerst',
      file: 'Datei',
      when: 'Wann',
      newsletter: 'Newsletter',
      neverAsked: 'Nie bestellt',
      empty: {
        title: 'Noch keine Downloads',
        text: 'Leseproben stehen auf Ihrer Seite mit Gratis-Material, das Starter-Paket auf der Seite seines Buchs. Wer etwas davon anfordert, steht hier.',
      },
      noMatch: {
        title: 'Keine passenden Downloads',
        text: 'Versuchen Sie einen anderen Teil der Adresse, oder zeigen Sie alle an.',
      },
    },
  },
  speaking: {
    title: 'Vortragsanfragen',
    lead: 'Wer Sie als Vortragende oder Vortragenden einladen möchte, von der ersten Nachricht bis zum Termin.',
    loading: 'Die Anfragen werden geladen',
    empty: {
      title: 'Noch keine Anfragen',
      text: 'Wer Ihnen wegen eines Vortrags oder Seminars schreibt, steht hier. Fehlt eine Nachricht, öffnen Sie sie und ändern Sie, worum es geht.',
    },
    stages: {
      new: { label: 'Neu', meaning: 'Es wurde angefragt.' },
      talking: { label: 'Im Gespräch', meaning: 'Sie sprechen darüber.' },
      offered: { label: 'Angeboten', meaning: 'Sie haben Termin und Honorar angeboten.' },
      booked: { label: 'Gebucht', meaning: 'Es ist vereinbart.' },
      held: { label: 'Gehalten', meaning: 'Sie haben den Vortrag gehalten.' },
      declined: { label: 'Abgesagt', meaning: 'Es findet nicht statt.' },
    },
    moves: {
      talk: 'Wir sprechen darüber',
      offer: 'Angebot gemacht',
      book: 'Ist gebucht',
      hold: 'Hat stattgefunden',
      decline: 'Absagen',
      backToNew: 'Zurück zu „Neu“',
      backToTalking: 'Zurück zu „Im Gespräch“',
      backToOffered: 'Zurück zu „Angeboten“',
      backToBooked: 'Zurück zu „Gebucht“',
      reopen: 'Wieder öffnen',
      done: '„{subject}“ ist jetzt „{label}“.',
    },
    event: { button: 'Auf der Website zeigen', busy: 'Die Veranstaltung wird angelegt …' },
    request: { label: '{subject}, von {name}', asked: '{name}, {customerLink}, angefragt {askedAt}' },
    details: {
      button: 'Termin, Ort und Notiz',
      label: 'Termin, Ort und Notiz: {subject}',
      date: 'Datum der Veranstaltung',
      place: 'Ort',
      note: 'Notiz',
      noteHint: 'Nur Sie und Ihr Team sehen das.',
      submit: 'Speichern',
      busy: 'Wird gespeichert …',
    },
  },
  readers: {
    title: 'Leser',
    lead: 'Alle, die gekauft, abonniert, geschrieben, heruntergeladen, bewertet oder Fragen beantwortet haben, mit allem, was Sie über sie speichern. Fragt jemand danach, exportieren Sie es als Datei. Möchte jemand vergessen werden, löschen Sie es.',
    tabs: { list: 'Alle Leser', person: 'Einzelne Person' },
    filter: { kind: 'Was sie taten', search: 'Name oder E-Mail-Adresse' },
    kinds: {
      bought: 'Gekauft',
      subscribed: 'Newsletter',
      wrote: 'Geschrieben',
      downloaded: 'Gratis-Download',
      waits: 'Wartet auf ein Buch',
      reviewed: 'Bewertet',
      answered: 'Rechtsratgeber',
    },
    table: {
      caption: 'Leser, der letzte Kontakt zuerst',
      name: 'Leser',
      what: 'Was sie taten',
      last: 'Letzter Kontakt',
      empty: {
        title: 'Noch keine Leser',
        text: 'Wer ein Buch kauft, den Newsletter abonniert oder Ihnen schreibt, steht hier.',
      },
      noMatch: {
        title: 'Keine passenden Leser',
        text: 'Suchen Sie nach einem anderen Namen oder einer anderen Adresse, oder zeigen Sie alle an.',
      },
    },
  },
  privacy: {
    label: 'E-Mail-Adresse',
    search: 'Nachsehen',
    empty: {
      title: 'Wen suchen Sie?',
      text: 'Geben Sie eine Adresse ein, oder folgen Sie einer aus Ihren Listen. Fragt jemand, was Sie gespeichert haben, können Sie es als Datei exportieren. Möchte jemand gelöscht werden, können Sie das hier tun.',
    },
    data: {
      loading: 'Die gespeicherten Daten werden geladen',
      timeline: 'Was geschehen ist',
      older: 'Und {olderCount}. Die Datei enthält alle.',
      olderOnes: { one: '{count} älterer Eintrag', other: '{count} ältere Einträge' },
      erased: 'Gelöscht am {erasedAt}.',
      none: {
        title: 'Zu dieser Adresse ist nichts gespeichert',
        text: 'Ist sie richtig geschrieben? {email}',
      },
    },
    export: { button: 'Alles exportieren', busy: 'Wird exportiert …' },
  },
  erase: {
    button: 'Löschen …',
    dialog: { title: 'Diese Person löschen?', submit: 'Endgültig löschen', busy: 'Wird gelöscht …' },
    goes: 'Wird endgültig gelöscht',
    stays: 'Bleibt, ohne Namen und Adresse',
    warning:
      'E-Mails, die noch auf den Versand an diese Person warten, gehen nicht hinaus. Das lässt sich nicht rückgängig machen.',
    confirmation: 'Geben Sie zur Bestätigung {email} ein',
    done: { title: 'Gelöscht', text: 'Die Unterlagen, die Sie aufbewahren müssen, nennen niemanden mehr.' },
    wait: { title: 'Das muss noch warten', close: 'Schließen' },
  },
};
