import type { Sentences } from './http/sentence-catalogues.js';
import { sentences as ofArchives } from './sentences-of-archives.de.js';
import { sentences as ofFiles } from './sentences-of-files.de.js';
import { sentences as ofTables } from './sentences-of-tables.de.js';

export const sentences: Sentences = {
  ...ofArchives,
  ...ofFiles,
  ...ofTables,
  'Another site asked for this, so we didn’t do it.':
    'Eine andere Website hat das angefordert, deshalb wurde es nicht ausgeführt.',
  'Please sign in.': 'Bitte melden Sie sich an.',
  'Your role doesn’t allow this.': 'Ihre Rolle erlaubt das nicht.',
  'Please set up two-step verification first.':
    'Bitte richten Sie zuerst die Bestätigung in zwei Schritten ein.',
  'Please confirm that it’s you.': 'Bitte bestätigen Sie, dass Sie es sind.',
  'This password is too easy to guess. A short sentence is better.':
    'Dieses Passwort ist zu leicht zu erraten. Besser ist ein kurzer Satz.',
  'Your name, your address and this site’s name are too easy to guess. A short sentence is better.':
    'Ihr Name, Ihre Adresse und der Name dieser Website sind zu leicht zu erraten. Besser ist ein kurzer Satz.',
  'Signing in needs https, but this site is using plain http. Put a proxy with a certificate in front of it.':
    'Die Anmeldung braucht https, diese Website benutzt aber http. Stellen Sie einen Proxy mit Zertifikat davor.',
  'Emails can’t show tables. Please write it as a list.':
    'E-Mails können keine Tabellen zeigen. Bitte schreiben Sie eine Liste.',
  'Emails can’t show code. Please remove the back ticks (`).':
    'E-Mails können keinen Code zeigen. Bitte entfernen Sie die Backticks (`).',
  'Please write the link’s address right behind its words: [words](https://…).':
    'Bitte schreiben Sie die Adresse des Links direkt hinter seine Wörter: [Wörter](https://…).',
  'Please describe the linked picture between its square brackets: ![what it shows](…).':
    'Bitte beschreiben Sie das verlinkte Bild in den eckigen Klammern: ![was es zeigt](…).',
  'This link has no words. Please write some between the square brackets.':
    'Dieser Link hat keine Wörter. Bitte schreiben Sie welche in die eckigen Klammern.',
  'An email has no places to jump to. Please link to a page instead of “{href}”.':
    'In einer E-Mail gibt es keine Sprungmarken. Bitte verlinken Sie eine Seite statt „{href}“.',
  '“{href}” is not an address that an email can lead to.':
    '„{href}“ ist keine Adresse, zu der eine E-Mail führen kann.',
  'There are no words for readers who see no pictures. Please describe the picture between its square brackets.':
    'Wer keine Bilder sieht, findet hier keine Wörter. Bitte beschreiben Sie das Bild in den eckigen Klammern.',
  'Line {line}: {message}': 'Zeile {line}: {message}',
  'That was tried too often. Please wait {duration}.':
    'Das wurde zu oft versucht. Bitte warten Sie {duration}.',
  '1 second': '1 Sekunde',
  '{count} seconds': '{count} Sekunden',
  '1 minute': '1 Minute',
  '{count} minutes': '{count} Minuten',
  '1 hour': '1 Stunde',
  '{count} hours': '{count} Stunden',
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'This email address mixes letters of different alphabets that look alike. Please type it again':
    'Diese E-Mail-Adresse mischt ähnliche Buchstaben verschiedener Alphabete. Bitte tippen Sie sie neu',
  'The page (cursor) must be a text.': 'Die Seite (cursor) muss ein Text sein.',
  'We can’t find this page. Please start with the first one.':
    'Diese Seite gibt es nicht. Bitte beginnen Sie mit der ersten.',
  'An address is a text.': 'Eine Adresse ist ein Text.',
  'An address is shorter.': 'Eine Adresse ist kürzer.',
  'An address must be on one line.': 'Eine Adresse muss in einer Zeile stehen.',
  'The body isn’t valid JSON.': 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  'The body is too large.': 'Der Inhalt der Anfrage ist zu groß.',
  'The body isn’t as long as its Content-Length says.':
    'Der Inhalt der Anfrage ist nicht so lang, wie Content-Length angibt.',
  'We don’t support the body’s Content-Encoding.':
    'Die Kompression der Anfrage (Content-Encoding) wird nicht unterstützt.',
  'We don’t support the body’s character set.': 'Der Zeichensatz der Anfrage wird nicht unterstützt.',
  'The request was cut off.': 'Die Anfrage wurde abgebrochen.',
  'The address isn’t valid.': 'Die Adresse ist ungültig.',
  'There’s nothing at this address.': 'Unter dieser Adresse ist nichts.',
  'The server’s disk is full, so nothing was saved. Please free some space there, then try again.':
    'Der Speicher des Servers ist voll, es wurde nichts gespeichert. Bitte schaffen Sie dort Platz, und versuchen Sie es dann noch einmal.',
  'The server’s disk is full, so nothing was saved. Please try again later.':
    'Der Speicher des Servers ist voll, es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal.',
  'The server is too busy right now. Please try again in a minute.':
    'Der Server ist gerade überlastet. Bitte versuchen Sie es in einer Minute noch einmal.',
  'Something we need isn’t answering right now. Please try again in a minute.':
    'Ein benötigter Dienst antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
  'The request isn’t valid.': 'Die Anfrage ist ungültig.',
  'Something went wrong on our side. Please try again.':
    'Auf unserer Seite ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'A time must be a date and a time with its zone, such as 2026-12-01T09:00:00Z.':
    'Ein Zeitpunkt besteht aus Datum und Uhrzeit mit Zeitzone, zum Beispiel 2026-12-01T09:00:00Z.',
  'The body is nested too deeply.': 'Der Inhalt der Anfrage ist zu tief verschachtelt.',
  '"{field}" is not a known field.': '„{field}“ ist kein bekanntes Feld.',
  'Someone changed {what} after you opened this page. Please look at the current version and make your change again.':
    'Inzwischen wurde etwas geändert ({what}). Bitte sehen Sie die aktuelle Fassung an, und machen Sie Ihre Änderung noch einmal.',
  '{who} changed {what} after you opened this page. Please look at the current version and make your change again.':
    '{who} hat inzwischen etwas geändert ({what}). Bitte sehen Sie die aktuelle Fassung an, und machen Sie Ihre Änderung noch einmal.',
  'The files didn’t arrive completely. Please send them again.':
    'Die Dateien kamen nicht vollständig an. Bitte senden Sie sie noch einmal.',
  'A field has no valid name.': 'Ein Feld hat keinen gültigen Namen.',
  '“{name}” is too large. The limit is {limit} MB.': '„{name}“ ist zu groß. Möglich sind bis zu {limit} MB.',
  'Please send this as a form with files (multipart/form-data).':
    'Bitte senden Sie das als Formular mit Dateien (multipart/form-data).',
  'That’s too much at once. The limit is {files} files of {limit} MB each.':
    'Das ist zu viel auf einmal. Möglich sind {files} Dateien mit je {limit} MB.',
  'We can’t read the form.': 'Das Formular ist nicht lesbar.',
  'The field "{name}" is too long.': 'Das Feld „{name}“ ist zu lang.',
  'Please send {files} files at most.': 'Bitte senden Sie höchstens {files} Dateien.',
  'The form has too many fields.': 'Das Formular hat zu viele Felder.',
  Email: 'E-Mail',
  'Your mail server sends the site’s emails.': 'Ihr Mailserver versendet die E-Mails der Website.',
  'The site isn’t sending emails. It keeps each one for you to read in the email log.':
    'Die Website versendet keine E-Mails. Sie bewahrt jede für Sie auf; lesen können Sie sie im E-Mail-Protokoll.',
  'To send emails, add your mail server’s address, name and password.':
    'Um E-Mails zu versenden, tragen Sie Adresse, Namen und Passwort Ihres Mailservers ein.',
  'Send me a test email': 'Test-E-Mail an mich senden',
  'The mail server accepted an email to {email}. Please check that it arrives.':
    'Der Mailserver hat eine E-Mail an {email} angenommen. Bitte prüfen Sie, ob sie ankommt.',
  'We kept an email to {email} on this machine.': 'Eine E-Mail an {email} ist auf diesem Rechner aufbewahrt.',
};
