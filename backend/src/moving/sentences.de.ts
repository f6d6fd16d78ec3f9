import type { Sentences } from '../platform/http/sentence-catalogues.js';

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
  '“{name}” is no export of WordPress, Ghost or Substack. Please upload the file as you got it from there.':
    '„{name}“ ist kein Export von WordPress, Ghost oder Substack. Bitte laden Sie die Datei so hoch, wie Sie sie dort bekommen haben.',
  'These files are from different services. Please import them one after the other.':
    'Diese Dateien sind von verschiedenen Diensten. Bitte importieren Sie sie nacheinander.',
  'Please upload one export of this service at a time.':
    'Bitte laden Sie von diesem Dienst jeweils nur einen Export hoch.',
  '“{name}” is a damaged ZIP file. Please download the export again.':
    '„{name}“ ist eine beschädigte ZIP-Datei. Bitte laden Sie den Export noch einmal herunter.',
  '“{name}” unpacks to far more than a site holds, so we can’t read it.':
    '„{name}“ enthält entpackt weit mehr, als eine Website fasst. Deshalb können wir die Datei nicht lesen.',
  '“{name}” has files with addresses outside of it, so we can’t read it.':
    '„{name}“ hat Dateien mit Adressen außerhalb der ZIP-Datei. Deshalb können wir sie nicht lesen.',
  '“{name}” is locked with a password. Please export it without one.':
    '„{name}“ ist mit einem Passwort geschützt. Bitte exportieren Sie ohne Passwort.',
  '“{name}” declares entities of its own, which no export needs, so we can’t read it.':
    '„{name}“ legt eigene Entitäten fest, die kein Export braucht. Deshalb können wir die Datei nicht lesen.',
  '“{name}” has a text that is too long, near line {line}.':
    '„{name}“ hat bei Zeile {line} einen zu langen Text.',
  '“{name}” is damaged or cut off. Please download the export again.':
    '„{name}“ ist beschädigt oder abgeschnitten. Bitte laden Sie den Export noch einmal herunter.',
  'Please choose from the list what each column is.': 'Bitte wählen Sie aus der Liste, was jede Spalte ist.',
  'Please say which column holds the email address.':
    'Bitte sagen Sie, welche Spalte die E-Mail-Adresse enthält.',
  'Please say which column holds the product.': 'Bitte sagen Sie, welche Spalte das Produkt enthält.',
  'Please choose an ebook of your shop for each product, or none.':
    'Bitte wählen Sie für jedes Produkt ein E-Book Ihres Shops, oder keines.',
  'Two columns have the same meaning. Please choose one of them.':
    'Zwei Spalten haben dieselbe Bedeutung. Bitte wählen Sie eine davon.',
  'Please write the address of your old site, such as https://example.com.':
    'Bitte schreiben Sie die Adresse Ihrer alten Website, etwa https://example.com.',
  'Please choose whether published texts are published here, too.':
    'Bitte wählen Sie, ob veröffentlichte Texte auch hier veröffentlicht werden.',
  'Please choose where categories come from.': 'Bitte wählen Sie, woher die Kategorien kommen.',
  'A topic isn’t one of the newsletter’s. Please choose again.':
    'Ein Thema gehört nicht zum Newsletter. Bitte wählen Sie noch einmal.',
  'The outcome is one of {outcomes}.': 'Das Ergebnis ist eines von {outcomes}.',
  'The reason must be a code.': 'Der Grund muss ein Kürzel sein.',
  'The files that were uploaded for an import': 'Die Dateien, die für einen Import hochgeladen wurden',
  'They hold other people too, and are deleted thirty days after the import.':
    'Sie enthalten auch andere Personen und werden dreißig Tage nach dem Import gelöscht.',
  'Their rows in the list of imports': 'Ihre Zeilen in der Liste der Importe',
  'Was in an import': 'War in einem Import',
  'It isn’t JSON.': 'Es ist kein JSON.',
  'We can’t find this archive.': 'Dieses Archiv können wir nicht finden.',
  'This archive has been deleted. Please make a new one.':
    'Dieses Archiv ist gelöscht. Bitte erstellen Sie ein neues.',
  'This archive isn’t ready yet.': 'Dieses Archiv ist noch nicht fertig.',
  'This file isn’t an archive of a site, or it is cut off. Please download it again.':
    'Diese Datei ist kein Archiv einer Website, oder sie ist abgeschnitten. Bitte laden Sie sie noch einmal herunter.',
  'The archive is damaged at “{file}”. Please download it again.':
    'Das Archiv ist bei „{file}“ beschädigt. Bitte laden Sie es noch einmal herunter.',
  'The archive was made by release {release}, which is newer than this site. Please update the site first.':
    'Das Archiv stammt von Version {release}, die neuer als diese Website ist. Bitte aktualisieren Sie die Website zuerst.',
  'The archive unpacks to far more than a site holds, so it isn’t read.':
    'Das Archiv ist entpackt viel größer als eine Website, deshalb wird es nicht gelesen.',
  'This site has {what} already. An archive comes into an empty site only.':
    'Diese Website hat schon Daten ({what}). Ein Archiv kommt nur in eine leere Website.',
};
