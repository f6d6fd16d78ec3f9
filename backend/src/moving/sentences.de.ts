import type { Sentences } from '../platform/http/sentences.js';

export const sentences: Sentences = {
  'We can’t find this import.': 'Diesen Import können wir nicht finden.',
  'We can’t import this kind of data.': 'Daten dieser Art können wir nicht importieren.',
  'Please choose a file.': 'Bitte wählen Sie eine Datei.',
  'Please choose what you want to import.': 'Bitte wählen Sie, was importiert werden soll.',
  'Please say how to import these files.': 'Bitte sagen Sie, wie diese Dateien importiert werden sollen.',
  'This import has moved on in the meantime. Please look at it again.':
    'Dieser Import ist inzwischen weiter. Bitte sehen Sie ihn noch einmal an.',
  'Another import of this kind is running. Please start this one when it’s done.':
    'Ein anderer Import dieser Art läuft gerade. Bitte starten Sie diesen, wenn jener fertig ist.',
  'This import can no longer be undone.': 'Dieser Import kann nicht mehr rückgängig gemacht werden.',
  'The file of this import is no longer here. Please upload it again.':
    'Die Datei dieses Imports ist nicht mehr hier. Bitte laden Sie sie noch einmal hoch.',
  '“{name}” is no CSV file. Please export it as CSV, and unpack ZIP files first.':
    '„{name}“ ist keine CSV-Datei. Bitte exportieren Sie sie als CSV und entpacken Sie ZIP-Dateien vorher.',
  '“{name}” has no rows.': '„{name}“ hat keine Zeilen.',
  '“{name}” has more than {count} columns.': '„{name}“ hat mehr als {count} Spalten.',
  '“{name}” has a row that is too long, near line {line}. Is a quotation mark missing?':
    '„{name}“ hat bei Zeile {line} eine zu lange Zeile. Fehlt ein Anführungszeichen?',
  '“{name}” ends inside a quotation that begins near line {line}.':
    '„{name}“ endet in einem Anführungszeichen, das bei Zeile {line} beginnt.',
  'Please choose from the list what each column is.': 'Bitte wählen Sie aus der Liste, was jede Spalte ist.',
  'Please say which column holds the email address.':
    'Bitte sagen Sie, welche Spalte die E-Mail-Adresse enthält.',
  'Please say which column holds the product.': 'Bitte sagen Sie, welche Spalte das Produkt enthält.',
  'Please choose an ebook of your shop for each product, or none.':
    'Bitte wählen Sie für jedes Produkt ein E-Book Ihres Shops, oder keines.',
  'Two columns have the same meaning. Please choose one of them.':
    'Zwei Spalten haben dieselbe Bedeutung. Bitte wählen Sie eine davon.',
  'A topic isn’t one of the newsletter’s. Please choose again.':
    'Ein Thema gehört nicht zum Newsletter. Bitte wählen Sie noch einmal.',
  'The outcome is one of {outcomes}.': 'Das Ergebnis ist eines von {outcomes}.',
  'The reason must be a code.': 'Der Grund muss ein Kürzel sein.',
  'The files that were uploaded for an import': 'Die Dateien, die für einen Import hochgeladen wurden',
  'They hold other people too, and are deleted thirty days after the import.':
    'Sie enthalten auch andere Personen und werden dreißig Tage nach dem Import gelöscht.',
  'Their rows in the list of imports': 'Ihre Zeilen in der Liste der Importe',
  'Was in an import': 'War in einem Import',
};
