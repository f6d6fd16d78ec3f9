import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const backups: Translation<typeof en.backups> = {
  page: {
    title: 'Sicherungen',
    lead: 'Kopien von allem, was Ihre Website enthält, an einem Ort, den ein verlorener Rechner nicht mitnimmt.',
    loading: 'Ihre Sicherungen werden geladen',
  },
  none: {
    title: 'Es ist keine Sicherung eingerichtet',
    text: 'Geht dieser Rechner verloren, sind auch Ihre Bestellungen, Newsletter-Empfänger und Dateien verloren. Wer Ihren Server betreut, setzt {setting} auf einen Ordner auf einem anderen Datenträger oder auf einen Bucket und startet die Website neu. {docs} erklärt, wie.',
    docs: 'docs/operating.md, „Backup and restore“,',
  },
  overdue: {
    title: 'Ihre Sicherung ist überfällig',
    text: 'Ginge dieser Rechner jetzt verloren, wäre auch alles seit der letzten Sicherung verloren. Die Liste unten zeigt, was nicht geklappt hat.',
  },
  facts: {
    last: 'Letzte Sicherung',
    rehearsal: 'Letzte Probe',
    size: 'Größe',
    place: 'Aufbewahrt in',
    encryption: 'Verschlüsselt',
    yes: 'Ja',
    no: 'Nein',
    never: 'Noch keine',
    notHere: 'Nicht auf diesem Rechner',
    failed: 'Fehlgeschlagen',
  },
  age: {
    minutes: 'vor weniger als einer Stunde',
    hours: { one: 'vor {count} Stunde', other: 'vor {count} Stunden' },
    days: { one: 'vor {count} Tag', other: 'vor {count} Tagen' },
  },
  plan: {
    daily: 'Jeden Tag nach {hour} entsteht eine Sicherung.',
    days: 'Alle {count} Tage nach {hour} entsteht eine Sicherung.',
    hours: {
      one: 'Jede Stunde entsteht eine Sicherung.',
      other: 'Alle {count} Stunden entsteht eine Sicherung.',
    },
    kept: 'Aufbewahrt wird die jeweils neueste der letzten {days} Tage, {weeks} Wochen und {months} Monate.',
    rehearsal:
      'Einmal pro Woche wird die neueste in eine leere Datenbank zurückgespielt und mit dem verglichen, was sie enthalten soll.',
    noRehearsal:
      'Ihre Sicherungen sind verschlüsselt, und ihr Schlüssel ist nicht auf diesem Rechner. Deshalb lassen sie sich hier nicht proben; docs/operating.md erklärt, wie Sie eine dort prüfen, wo der Schlüssel ist.',
    emails: 'Schlägt eine fehl oder ist eine überfällig, bekommen Sie eine E-Mail.',
  },
  now: { button: 'Jetzt sichern', busy: 'Wird gesichert …', started: 'Die Sicherung hat begonnen' },
  rehearse: {
    button: 'Wiederherstellung proben',
    busy: 'Wird geprobt …',
    started: 'Die Probe hat begonnen',
  },
  progress: {
    backup:
      'Eine Sicherung entsteht. Ihre Website läuft wie immer weiter, und Sie können diese Seite verlassen.',
    rehearsal:
      'Die neueste Sicherung wird in eine leere Datenbank zurückgespielt. Sie können diese Seite verlassen.',
  },
  warnings: { title: 'Zur letzten Sicherung' },
  recent: {
    caption: 'Die letzten zehn',
    what: 'Was',
    when: 'Wann',
    state: 'Status',
    size: 'Größe',
    empty: { title: 'Noch keine Sicherungen', text: 'Die erste entsteht innerhalb von fünf Minuten.' },
    kinds: { backup: 'Sicherung', rehearsal: 'Probe', restore: 'Wiederherstellung Ihrer Website' },
    states: { running: 'Läuft', done: 'Fertig', failed: 'Fehlgeschlagen' },
  },
  compare: {
    title: 'Mit Stripe abgleichen',
    text: 'Nachdem Ihre Website aus einer Sicherung wiederhergestellt wurde, fragt sie Stripe, was seither bezahlt, erstattet und angefochten wurde, und stellt verlorene Bestellungen wieder her. Deren E-Mails gehen noch einmal hinaus. Das geschieht von selbst; Sie können es auch hier starten.',
    since: 'Seit',
    hint: 'Ein Zeitpunkt in der Vergangenheit, höchstens 400 Tage zurück.',
    submit: 'Abgleichen',
    busy: 'Wird abgeglichen …',
    started: 'Der Abgleich hat begonnen',
    running: 'Abgleich mit allem, was Stripe seit {since} hat. Bisher: {summary}.',
    unreachable: 'Stripe antwortet gerade nicht. Die Website versucht es jede Minute noch einmal.',
    last: 'Am {finished} abgeglichen mit allem, was Stripe seit {since} hat: {summary}.',
    ofRestore:
      'Ihre Website wurde aus einer Sicherung vom {since} wiederhergestellt. Ihre Bestellungen wurden am {finished} mit Stripe abgeglichen: {summary}.',
    payments: { one: '{count} Zahlung', other: '{count} Zahlungen' },
    nothing: 'nichts fehlte',
    restored: {
      one: '{count} Bestellung wiederhergestellt',
      other: '{count} Bestellungen wiederhergestellt',
    },
    updated: { one: '{count} Bestellung aktualisiert', other: '{count} Bestellungen aktualisiert' },
    refunded: { one: '{count} erstattet', other: '{count} erstattet' },
    unresolved: { one: '{count} zu prüfen', other: '{count} zu prüfen' },
    toSend: {
      one: '{count} wiederhergestellte Bestellung ist ein gedrucktes Buch, das auf den Versand wartet. Bitte prüfen Sie, ob Sie es schon versandt haben.',
      other:
        '{count} wiederhergestellte Bestellungen sind gedruckte Bücher, die auf den Versand warten. Bitte prüfen Sie, welche Sie schon versandt haben.',
    },
  },
  unresolved: {
    caption: 'Zahlungen, die zu prüfen sind',
    payment: 'Zahlung',
    amount: 'Betrag',
    card: 'Karte',
    cardEnding: 'endet auf {last4}',
    why: 'Warum, und was zu tun ist',
    problems: {
      unsigned:
        'Sie stammt aus der Zeit, bevor die Website ihre Bestellungen bei Stripe ablegte, oder aus einem anderen Shop. Ist es Ihre, suchen Sie bei Stripe, wer bezahlt hat, und schreiben Sie dorthin, oder erstatten Sie dort.',
      'other-key':
        'Sie wurde mit einem anderen Schlüssel signiert. Sie gehört zu einer anderen Website bei diesem Stripe-Konto, oder die Schlüssel der Website wurden nicht wiederhergestellt: Stellen Sie sie wieder her, und gleichen Sie noch einmal ab.',
      'product-unknown':
        'Das Gekaufte gibt es in Ihrem Shop nicht mehr. Fügen Sie das Produkt wieder hinzu und gleichen Sie ab, oder erstatten Sie bei Stripe.',
      'address-missing': 'Die Lieferadresse fehlt. Fragen Sie danach, oder erstatten Sie bei Stripe.',
      'buyer-unknown':
        'Die E-Mail-Adresse fehlt, vielleicht weil die Person gelöscht wurde. Dann ist nichts zu tun.',
      failed:
        'Auf unserer Seite ist etwas schiefgegangen. Gleichen Sie noch einmal ab; bleibt es dabei, geben Sie es an die Betreuung Ihres Servers weiter.',
    },
  },
};
