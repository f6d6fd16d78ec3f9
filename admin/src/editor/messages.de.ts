import type { Translation } from '@lectern/messages';

import type * as en from './messages.en.js';

export const editor: Translation<typeof en.editor> = {
  toolbar: { label: 'Formatierung' },
  keys: { control: 'Strg', alt: 'Alt', shift: 'Umschalt' },
  hint: 'Alt+F10 führt zu den Werkzeugen. Tab verlässt den Text.',
  actions: {
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    strong: 'Fett',
    emphasis: 'Kursiv',
    strike: 'Durchgestrichen',
    link: 'Link',
    heading: 'Überschrift',
    subheading: 'Zwischenüberschrift',
    bulletList: 'Liste',
    orderedList: 'Nummerierte Liste',
    indent: 'Punkt einrücken',
    outdent: 'Punkt ausrücken',
    quotation: 'Zitat',
    picture: 'Bild',
    footnote: 'Fußnote',
    table: 'Tabelle',
    more: 'Mehr',
  },
  more: {
    quoteSource: 'Quelle des Zitats',
    note: 'Hinweis',
    pullQuote: 'Hervorgehobener Satz',
    separator: 'Trennlinie',
    bookCard: 'Buchkarte',
    newsletterBox: 'Newsletter-Anmeldung',
    docx: 'Word-Dokument …',
  },
  table: {
    insert: 'Tabelle einfügen',
    addRowBefore: 'Zeile darüber',
    addRowAfter: 'Zeile darunter',
    addColumnBefore: 'Spalte davor',
    addColumnAfter: 'Spalte danach',
    deleteRow: 'Zeile entfernen',
    deleteColumn: 'Spalte entfernen',
    deleteTable: 'Tabelle entfernen',
  },
  placeholder: {
    text: 'Schreiben Sie hier, oder fügen Sie Ihren Text ein.',
    quoteSource: 'Von wem, und wo',
  },
  blocks: {
    bookCard: 'Buchkarte',
    unknownBook: 'Ein Buch, das es nicht mehr gibt',
    newsletterBox: 'Newsletter-Anmeldung: Hier sehen Leser das Formular.',
    picture: { edit: 'Bild beschreiben', noAlt: 'Noch ohne Beschreibung' },
    footnote: { back: 'Zurück zur Fußnote {label} im Text', label: 'Fußnote {label}' },
    uploading: '{fileName} wird hochgeladen …',
  },
  link: {
    title: 'Link',
    address: 'Adresse',
    hint: 'Eine Webseite, eine E-Mail-Adresse oder eine Seite Ihrer Website wie /books.',
    text: 'Text',
    submit: 'Link setzen',
    busy: 'Wird gesetzt …',
    remove: 'Link entfernen',
    errors: {
      missing: 'Bitte geben Sie eine Adresse ein.',
      invalid:
        'Bitte geben Sie eine Webadresse ein, die mit https:// beginnt, eine E-Mail-Adresse oder eine Seite Ihrer Website wie /books.',
      text: 'Bitte geben Sie den Text des Links ein.',
    },
  },
  picture: {
    title: 'Bild',
    alt: 'Beschreibung',
    altHint: 'Sagen Sie, was zu sehen ist, für alle, die es nicht sehen können.',
    caption: 'Bildunterschrift',
    captionHint: 'Steht unter dem Bild. Darf leer bleiben.',
    submit: 'Speichern',
    busy: 'Wird gespeichert …',
    remove: 'Bild entfernen',
    failed: '{fileName} ließ sich nicht hochladen',
  },
  book: {
    title: 'Welches Buch?',
    label: 'Buch',
    submit: 'Karte einfügen',
    busy: 'Wird eingefügt …',
    empty: 'Hier lässt sich kein Buch auswählen.',
  },
  docx: {
    title: 'Word-Dokument',
    label: 'Datei',
    hint: 'Eine .docx-Datei bis 10 MB. Ihr Text kommt an die Stelle des Cursors, ohne Formatvorlagen und Kommentare.',
    cancel: 'Abbrechen',
    reading: '{fileName} wird gelesen …',
    errors: {
      tooLarge:
        'Das Dokument ist größer als 10 MB. Bitte entfernen Sie Bilder, oder laden Sie es in Teilen hoch.',
      tooSlow: 'Das Dokument braucht zu lange. Bitte fügen Sie den Text Kapitel für Kapitel ein.',
      unreadable:
        'Das ist kein Word-Dokument, das sich lesen lässt. Bitte speichern Sie es als .docx, und versuchen Sie es noch einmal.',
    },
  },
  paste: {
    tooLong: {
      title: 'Das ist zu lang, um es auf einmal einzufügen',
      text: 'Bitte fügen Sie es Kapitel für Kapitel ein. Es hat sich nichts geändert.',
    },
    leftOut: {
      one: '{count} Bild fehlt. Bitte fügen Sie es mit dem Knopf „Bild“ hinzu.',
      other: '{count} Bilder fehlen. Bitte fügen Sie sie mit dem Knopf „Bild“ hinzu.',
    },
  },
};
