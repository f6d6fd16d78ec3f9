import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const failedJobs: Translation<typeof en.failedJobs> = {
  page: {
    title: 'Fehlgeschlagene Aufgaben',
    lead: 'Was die Website nicht allein geschafft hat. Das meiste wird ohne Sie noch einmal versucht.',
  },
  counts: { running: 'In Arbeit', waiting: 'Wartet', scheduled: 'Geplant', failed: 'Fehlgeschlagen' },
  filter: { label: 'Anzeigen', all: 'Alle' },
  table: {
    caption: 'Fehlgeschlagene Aufgaben, neueste zuerst',
    job: 'Was',
    about: 'Zu: {subjectLink}',
    status: 'Status',
    why: 'Grund',
    unknownReason: 'Der Grund ist unbekannt.',
    failures: 'Fehlgeschlagen',
    times: { one: '{count}-mal', other: '{count}-mal' },
    since: 'Seit',
    change: 'Ändern',
    empty: {
      title: 'Keine fehlgeschlagenen Aufgaben',
      text: 'Die Website sendet E-Mails, bereitet Dateien vor und prüft Zahlungen von selbst. Schlägt etwas fehl, wird es noch einmal versucht und steht hier, bis es erledigt ist.',
    },
  },
  states: { trying: 'Wird versucht', resting: 'Nächster Versuch {nextTryAt}', failed: 'Wartet auf Sie' },
  retry: {
    button: 'Noch einmal versuchen',
    label: 'Noch einmal versuchen: {job}',
    busy: 'Wird versucht …',
    done: 'Es wird noch einmal versucht',
    doneAll: '{retried} werden noch einmal versucht',
    already: 'Es wird schon versucht',
    error: 'Das hat nicht geklappt',
    all: '{count} noch einmal versuchen',
    count: { one: '{count} fehlgeschlagene', other: '{count} fehlgeschlagene' },
  },
  discard: {
    button: 'Verwerfen',
    label: 'Verwerfen: {job}',
    dialog: { title: 'Diese Aufgabe verwerfen?', submit: 'Verwerfen', busy: 'Wird verworfen …' },
    text: '{strong} {job} Das lässt sich nicht rückgängig machen.',
    done: 'Aufgabe verworfen',
    effects: {
      nextTime: 'Sie wird beim nächsten Mal erledigt.',
      other: 'Sie wird nicht erledigt. Alles andere bleibt, wie es ist.',
    },
  },
  emailJob: 'E-Mail: {email}',
  jobs: {
    'announce-releases': {
      label: 'Der Warteliste melden, dass ein Buch erschienen ist',
      without: 'Sie erfährt es bei der nächsten Prüfung.',
    },
    'announce-edition': {
      label: 'Früheren Käufern eine neue Auflage melden',
      without: 'Wer es noch nicht weiß, erfährt es nicht.',
    },
    'ask-about-late-emails': { label: 'Sie zu verspäteten E-Mails fragen' },
    'ask-for-reviews': { label: 'Um Bewertungen bitten' },
    'count-books-in-common': { label: 'Gemeinsame Leser zählen' },
    'decide-requested-email': {
      label: 'Prüfen, ob eine angeforderte E-Mail fällig ist',
      without: 'Wer sie angefordert hat, bekommt sie nicht, kann sie aber noch einmal anfordern.',
    },
    'deliver-order': {
      label: 'Dateien einer Bestellung vorbereiten',
      without:
        'Es ist bezahlt, aber das Buch kommt nicht automatisch. Senden Sie es selbst, oder erstatten Sie die Bestellung.',
    },
    'fold-row-counts': { label: 'Statistik zusammenzählen' },
    'forget-assessments': { label: 'Alte Fragebögen löschen' },
    'forget-closed-jobs': { label: 'Erledigte Aufgaben aufräumen' },
    'forget-old-deliveries': { label: 'Alte E-Mail-Einträge löschen' },
    'forget-old-leads': { label: 'Alte Nachrichten und Gratis-Downloads löschen' },
    'forget-old-records': { label: 'Alte Verkaufsunterlagen löschen' },
    'forget-preview-wishes': { label: 'Alte Anfragen nach Hörproben löschen' },
    'forget-sources': { label: 'Löschen, woher Besucher kamen' },
    'forget-suspected': { label: 'Alten Spam löschen' },
    'forget-unconfirmed': { label: 'Unbestätigte Anmeldungen löschen' },
    'forget-unconfirmed-notices': { label: 'Unbestätigte Wartelisteneinträge löschen' },
    'forget-unpaid-orders': { label: 'Unbezahlte Bestellungen löschen' },
    'forget-kept-letters': { label: 'Alte aufbewahrte E-Mails löschen' },
    'gather-owner-digests': { label: 'Ihre tägliche E-Mail schreiben' },
    'gather-suspected': {
      label: 'Zurückgehaltene Nachrichten sammeln',
      without: 'Sie werden beim nächsten Mal gesammelt.',
    },
    'check-backups': { label: 'Prüfen, ob eine Sicherung fällig ist' },
    'forget-buyer-at-stripe': {
      label: 'Eine gelöschte Person bei Stripe entfernen',
      without: 'Name und Adresse bleiben bei der Zahlung in Stripe. Entfernen Sie sie dort.',
    },
    'expire-pictures': { label: 'Bilder löschen, die 30 Tage im Papierkorb waren' },
    'make-picture-sizes': {
      label: 'Die Größen eines Bildes erzeugen',
      without: 'Das Bild bleibt unsichtbar.',
    },
    'remove-picture-files': {
      label: 'Die Dateien eines Bildes löschen',
      without: 'Die Dateien bleiben, aber nichts verweist auf sie.',
    },
    'make-backup': { label: 'Eine Sicherung anlegen' },
    'recover-payments': { label: 'Bestellungen mit Stripe abgleichen' },
    'rehearse-backup': { label: 'Eine Wiederherstellung proben' },
    'issue-receipts': { label: 'Belege nummerieren' },
    'make-refund': {
      label: 'Geld erstatten',
      without: 'Das Geld wird nicht erstattet. Öffnen Sie die Bestellung, und erstatten Sie noch einmal.',
    },
    'make-personal-copies': {
      label: 'Persönliche Exemplare einer Bestellung erzeugen',
      without: 'Es bleibt bei der Originaldatei.',
    },
    'make-preview': { label: 'Eine Hörprobe erzeugen', without: 'Die Hörprobe bleibt unfertig.' },
    'remind-of-checkouts': { label: 'An begonnene Käufe erinnern' },
    'remove-personal-copies': { label: 'Abgelaufene persönliche Exemplare entfernen' },
    'remove-recording': {
      label: 'Eine Aufnahme löschen',
      without: 'Die Datei bleibt, aber nichts verweist mehr auf sie.',
    },
    'remove-unclaimed-files': { label: 'Unbenutzte Dateien löschen' },
    'replay-events': { label: 'Nach verpassten Zahlungen suchen' },
    'send-broadcast-batch': {
      label: 'Ihre Rundmail an die Nächsten senden',
      without:
        'Wer die Rundmail noch nicht hat, bekommt sie erst, wenn Sie sie anhalten und wieder fortsetzen.',
    },
    'settle-payment': {
      label: 'Eine Zahlung prüfen',
      without: 'Die Bestellung bleibt, wie sie ist, bis Stripe die Zahlung noch einmal meldet.',
    },
    'settle-tax': {
      label: 'Stripe nach der Steuer eines Verkaufs fragen',
      without: 'Die Steuer dieses Verkaufs bleibt unbekannt; die Datei für Ihre Steuerberatung vermerkt das.',
    },
    'start-broadcast': {
      label: 'Mit dem Senden Ihrer Rundmail beginnen',
      without: 'Die Rundmail geht nicht hinaus.',
    },
    'sweep-card-fees': { label: 'Stripe nach Kartengebühren fragen' },
    'sweep-payments': { label: 'Offene Zahlungen prüfen' },
  },
};
