import type { Sentences } from '../platform/http/sentence-catalogues.js';
import { sentences as ofPeople } from './sentences-of-people.de.js';

export const sentences: Sentences = {
  ...ofPeople,
  'Please add the kind (subjectKind) to the id.': 'Bitte geben Sie zur ID auch die Art an (subjectKind).',
  'Please say who did it once.': 'Bitte geben Sie die Person einmal an.',
  'The name must be at most 500 characters.': 'Der Name darf höchstens 500 Zeichen haben.',
  'The name must be on one line.': 'Der Name muss in einer Zeile stehen.',
  'The action must look like order.refunded.': 'Die Aktion muss aussehen wie order.refunded.',
  'The kind must look like order.': 'Die Art muss aussehen wie order.',
  'Please give one id.': 'Bitte geben Sie eine einzige ID an.',
  'The id must be at most 300 characters.': 'Die ID darf höchstens 300 Zeichen haben.',
  'The id must be on one line.': 'Die ID muss in einer Zeile stehen.',
  'No backup is configured: set BACKUP_TO.': 'Es ist keine Sicherung eingerichtet: Setzen Sie BACKUP_TO.',
  'There is nothing here.': 'Hier ist nichts.',
  'The status must be one of {states}.': 'Der Status muss einer von diesen sein: {states}.',
  'This email is on its way or has arrived.': 'Diese E-Mail ist unterwegs oder angekommen.',
  'This email has arrived.': 'Diese E-Mail ist angekommen.',
  'The reader marked this email as spam. Please write to them yourself if you need to.':
    'Diese E-Mail wurde als Spam gemeldet. Bitte schreiben Sie bei Bedarf selbst.',
  'There’s no longer a reason for this email.': 'Für diese E-Mail gibt es keinen Grund mehr.',
  'We can’t find this email.': 'Diese E-Mail gibt es nicht.',
  'This email is already being sent.': 'Diese E-Mail wird schon gesendet.',
  'The site no longer sends this kind of email.': 'Diese Art von E-Mail sendet die Website nicht mehr.',
  'This email was already sent again. See the newer one.':
    'Diese E-Mail wurde schon noch einmal gesendet. Sehen Sie die neuere an.',
  'This address isn’t blocked on this list.': 'Diese Adresse ist auf dieser Liste nicht gesperrt.',
  'Please say which kind of work, such as deliver-order.':
    'Bitte nennen Sie die Art der Aufgabe, zum Beispiel deliver-order.',
  'We’re trying this right now. Please wait.': 'Das wird gerade versucht. Bitte warten Sie.',
  'We can’t find this job. It may be done by now.':
    'Diese Aufgabe gibt es nicht. Vielleicht ist sie inzwischen erledigt.',
  'We can’t find this connection.': 'Diese Verbindung gibt es nicht.',
  'Please say which kind of email, such as send-series-letter.':
    'Bitte nennen Sie die Art der E-Mail, zum Beispiel send-series-letter.',
  'The broadcast (broadcastId) must be an id.': 'Die Rundmail (broadcastId) muss eine ID sein.',
  'This isn’t the address above.': 'Das ist nicht die Adresse von oben.',
  'Please type the address again.': 'Bitte tippen Sie die Adresse noch einmal.',
  'Please list the hosts, at most 50.': 'Bitte führen Sie höchstens 50 Websites auf.',
  'Please say for each part who may embed it.': 'Bitte geben Sie für jeden Teil an, wer ihn einbetten darf.',
  'Please say whether clicks are counted.': 'Bitte geben Sie an, ob Klicks gezählt werden.',
  'Please say whether the notice is shown.': 'Bitte geben Sie an, ob der Hinweis gezeigt wird.',
  'Please write the notice.': 'Bitte schreiben Sie den Hinweis.',
  'The notice must be at most 200 characters.': 'Der Hinweis darf höchstens 200 Zeichen haben.',
  'The notice must be on one line.': 'Der Hinweis muss in einer Zeile stehen.',
  'The level is one of {levels}.': 'Die Wirkung ist eine von diesen: {levels}.',
  'Who may embed it must be one of {audiences}.':
    'Wer ihn einbetten darf, ist eines von diesen: {audiences}.',
  'A host must be at most 300 characters.': 'Eine Website darf höchstens 300 Zeichen haben.',
  'Please write {what}.': 'Bitte schreiben Sie {what}.',
  'Please keep {what} to {longest} characters.': 'Bitte schreiben Sie höchstens {longest} Zeichen ({what}).',
  'Please keep {what} on one line.': 'Bitte schreiben Sie nur eine Zeile ({what}).',
  'Please write the text, or send null for the default one.':
    'Bitte schreiben Sie den Text, oder senden Sie null für den ursprünglichen.',
  'Please say whether you’re asked before a refund.':
    'Bitte geben Sie an, ob vor einer Erstattung nachgefragt wird.',
  'When you get these emails must be one of {times}.':
    'Wann Sie diese E-Mails bekommen, ist eines von diesen: {times}.',
  'Please write your postal address.': 'Bitte geben Sie Ihre Postanschrift an.',
  'The postal address must be at most 300 characters.': 'Die Postanschrift darf höchstens 300 Zeichen haben.',
  'The postal address must be plain text.': 'Die Postanschrift muss reiner Text sein.',
  'This time doesn’t exist.': 'Diesen Zeitpunkt gibt es nicht.',
  '“{shown}” isn’t a host name. Please write only the part between https:// and the next slash, such as friends.example, or *.friends.example for every address that ends with it.':
    '„{shown}“ ist kein Name einer Website. Bitte schreiben Sie nur den Teil zwischen https:// und dem nächsten Schrägstrich, zum Beispiel friends.example, oder *.friends.example für jede Adresse, die so endet.',
  'Please write what the notice says.': 'Bitte schreiben Sie den Text des Hinweises.',
  'The notice must end after it starts.': 'Der Hinweis muss nach seinem Beginn enden.',
  'The notice ends in the past, so nobody would see it.':
    'Der Hinweis endet in der Vergangenheit, niemand würde ihn sehen.',
  'Please enter the first and last day.': 'Bitte geben Sie den ersten und den letzten Tag an.',
  'The first day is after the last.': 'Der erste Tag liegt nach dem letzten.',
  'You can see up to {count} days at once.': 'Sie können höchstens {count} Tage auf einmal ansehen.',
  'A day is written as 2026-11-22.': 'Ein Tag wird so geschrieben: 2026-11-22.',
  'The number of days must be a whole number.': 'Die Zahl der Tage muss eine ganze Zahl sein.',
  'The number of days must be at least 1.': 'Die Zahl der Tage muss mindestens 1 sein.',
  'This day doesn’t exist.': 'Diesen Tag gibt es nicht.',
  'A page view needs a path.': 'Ein Seitenaufruf braucht einen Pfad.',
  'The path must be at most 300 characters.': 'Der Pfad darf höchstens 300 Zeichen haben.',
  'Nothing answers at its address. It’s off, or the address or port is wrong.':
    'Unter der Adresse antwortet nichts. Der Dienst ist aus, oder Adresse oder Port stimmen nicht.',
  'Its name is unknown. Please check the spelling of its address.':
    'Der Name ist unbekannt. Bitte prüfen Sie die Schreibweise der Adresse.',
  'We couldn’t look up its name. The network may be down.':
    'Der Name ließ sich nicht nachschlagen. Vielleicht ist das Netz gestört.',
  'It didn’t answer in time.': 'Der Dienst hat nicht rechtzeitig geantwortet.',
  'It dropped the connection.': 'Der Dienst hat die Verbindung abgebrochen.',
  'We couldn’t reach it at its address.': 'Der Dienst war unter seiner Adresse nicht erreichbar.',
  'It rejects the name or password.': 'Der Dienst lehnt Namen oder Passwort ab.',
  'We couldn’t agree on a secure connection.': 'Eine sichere Verbindung kam nicht zustande.',
  'It doesn’t accept email from or to this address.':
    'Der Dienst nimmt keine E-Mails von oder an diese Adresse an.',
  'It rejects the key.': 'Der Dienst lehnt den Schlüssel ab.',
  'The key isn’t allowed to read the balance.': 'Der Schlüssel darf den Kontostand nicht lesen.',
  'We couldn’t reach it.': 'Der Dienst war nicht erreichbar.',
  'There’s no bucket with this name.': 'Einen Bucket mit diesem Namen gibt es nicht.',
  'The access key isn’t allowed to do this.': 'Der Zugangsschlüssel darf das nicht.',
  'It doesn’t recognize the access key.': 'Der Dienst kennt den Zugangsschlüssel nicht.',
  'It rejects the access key’s secret.': 'Der Dienst lehnt das Geheimnis des Zugangsschlüssels ab.',
  'The site isn’t allowed to write there.': 'Die Website darf dort nicht schreiben.',
  'The disk is full.': 'Der Speicher ist voll.',
  'The account is out of credit.': 'Das Guthaben des Kontos ist aufgebraucht.',
  Database: 'Datenbank',
  'Orders, readers and emails are in your own PostgreSQL server.':
    'Bestellungen, Adressen und E-Mails liegen auf Ihrem eigenen PostgreSQL-Server.',
  'Orders, readers and emails are in the PostgreSQL that comes with the site, in its data folder.':
    'Bestellungen, Adressen und E-Mails liegen im enthaltenen PostgreSQL, im Datenordner.',
  'To use a server of your own, add its address.': 'Für einen eigenen Server tragen Sie dessen Adresse ein.',
  'Background jobs': 'Hintergrundaufgaben',
  'Emails and deliveries queue in your Redis, with a record in the database.':
    'E-Mails und Lieferungen warten in Ihrem Redis, mit einem Eintrag in der Datenbank.',
  'Emails and deliveries queue in the database.': 'E-Mails und Lieferungen warten in der Datenbank.',
  'A busy site can use Redis for this. Most sites don’t need it.':
    'Eine viel besuchte Website kann dafür Redis nutzen. Die meisten brauchen es nicht.',
  Files: 'Dateien',
  'Books and recordings are in your bucket.': 'Bücher und Aufnahmen liegen in Ihrem Bucket.',
  'Books and recordings are on this machine’s disk, in the data folder. Please back it up.':
    'Bücher und Aufnahmen liegen auf diesem Rechner im Datenordner. Bitte sichern Sie ihn.',
  'To keep them in Amazon S3 or a similar service, name a bucket.':
    'Um sie in Amazon S3 oder einem ähnlichen Dienst abzulegen, nennen Sie einen Bucket.',
  'Save and remove a small file': 'Eine kleine Datei speichern und löschen',
  'We saved, read and removed a small file.': 'Eine kleine Datei wurde gespeichert, gelesen und gelöscht.',
  'PostgreSQL {version} answers in {elapsed}.': 'PostgreSQL {version} antwortet in {elapsed}.',
  'It answers in {elapsed}: {waiting} waiting, {active} running.':
    'Antwortet in {elapsed}: {waiting} warten, {active} laufen.',
};
