import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const pictures: Translation<typeof en.pictures> = {
  page: {
    title: 'Bilder',
    lead: 'Bilder für Ihre Artikel, Seiten und Rundmails. Orte und andere Angaben einer Kamera sehen Besucher nie.',
  },
  tabs: { library: 'Bilder', bin: 'Papierkorb' },
  upload: {
    title: 'Bilder hinzufügen',
    hint: 'Oder ziehen Sie sie hierher, oder fügen Sie eines ein. JPEG, PNG, WebP, AVIF, GIF, HEIC oder SVG, jeweils bis {limit} MB.',
    list: 'Uploads',
    waiting: 'Wartet',
    uploading: '{name} wird hochgeladen',
    checking: 'Wird geprüft',
    done: 'Hinzugefügt',
    cancel: 'Abbrechen',
    retry: 'Noch einmal',
    dismiss: 'Aus der Liste entfernen',
    describe: 'Beschreiben',
    choose: 'Auswählen',
    clear: 'Liste leeren',
    pasted: 'Eingefügtes Bild',
    status: {
      done: '{name} ist hinzugefügt. Bitte beschreiben Sie das Bild.',
      failed: '{name} wurde nicht hinzugefügt.',
    },
    errors: {
      tooLarge: '„{name}“ ist zu groß. Erlaubt sind {limit} MB.',
      heic: '„{name}“ hat Apples Format HEIC, das Ihr Browser nicht umwandeln kann. Bitte exportieren Sie es als JPEG, oder laden Sie es vom iPhone selbst hoch.',
      offline:
        'Die Verbindung ist abgebrochen. Nichts ist verloren: Versuchen Sie es noch einmal, sobald Sie wieder online sind.',
    },
  },
  list: {
    label: 'Bilder, neueste zuerst',
    loading: 'Die Bilder werden geladen',
    search: 'Nach Name oder Beschreibung suchen',
    filter: { label: 'Anzeigen', all: 'Alle Bilder', missing: 'Ohne Beschreibung' },
    empty: {
      title: 'Noch keine Bilder',
      text: 'Fügen Sie oben das erste hinzu. Das geht auch vom Telefon aus.',
    },
    noMatch: {
      title: 'Keine passenden Bilder',
      text: 'Versuchen Sie es mit einem anderen Wort, oder zeigen Sie alle Bilder an.',
    },
    emptyBin: {
      title: 'Der Papierkorb ist leer',
      text: 'Entfernte Bilder bleiben 30 Tage hier, sodass Sie sie wiederherstellen können.',
    },
    noAlt: 'Noch ohne Beschreibung',
    binned: 'Entfernt am {when}',
    restore: { button: 'Wiederherstellen', busy: 'Wird wiederhergestellt …' },
  },
  states: {
    receiving: 'Wird hochgeladen',
    processing: 'Wird umgewandelt',
    ready: 'Fertig',
    failed: 'Fehlgeschlagen',
    removed: 'Entfernt',
  },
  picture: {
    loading: 'Das Bild wird geladen',
    back: 'Alle Bilder',
    converting:
      'Wir erzeugen Größen für Telefone und große Bildschirme. Das Bild beschreiben können Sie schon jetzt.',
    facts: {
      size: 'Größe',
      pixels: '{width} × {height} Pixel',
      file: 'Hochgeladene Datei',
      added: 'Hinzugefügt',
    },
    uses: { title: 'Wo es vorkommt', none: 'Noch nirgends.' },
  },
  edit: {
    title: 'Beschreibung und Bildmittelpunkt',
    alt: {
      label: 'Beschreibung (Alternativtext)',
      hint: 'Sagen Sie, was das Bild zeigt, für Menschen, die es nicht sehen können: „Eine Lesung in einer Buchhandlung in Bath.“',
    },
    focus: {
      label: 'Bildmittelpunkt',
      hint: 'Was sichtbar bleiben muss, wenn das Bild beschnitten wird. Klicken Sie darauf, oder nehmen Sie die Regler.',
      x: 'Von links nach rechts',
      y: 'Von oben nach unten',
      value: '{percent} %',
      picture: 'Bild mit seinem Mittelpunkt',
    },
    submit: 'Speichern',
    busy: 'Wird gespeichert …',
    saved: 'Gespeichert',
  },
  remove: {
    button: 'In den Papierkorb',
    title: 'Dieses Bild in den Papierkorb legen?',
    text: 'Sie können es 30 Tage lang wiederherstellen. Danach wird es endgültig gelöscht.',
    used: {
      one: 'Es kommt an {count} Stelle vor. Dort wird kein Bild mehr stehen:',
      other: 'Es kommt an {count} Stellen vor. Dort wird kein Bild mehr stehen:',
    },
    submit: 'In den Papierkorb',
    busy: 'Wird verschoben …',
    done: '„{name}“ ist im Papierkorb.',
  },
  picker: {
    title: 'Bild auswählen',
    choose: 'Dieses Bild nehmen',
    label: '{name} auswählen',
    alt: 'Bitte beschreiben Sie das Bild, für Menschen, die es nicht sehen können.',
    decorative: 'Es ist nur Schmuck; ohne Beschreibung',
    cancel: 'Abbrechen',
    busy: 'Wird gespeichert …',
  },
};
