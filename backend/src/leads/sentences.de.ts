import type { Sentences } from '../platform/http/sentence-catalogues.js';

export const sentences: Sentences = {
  'You can send only a draft.': 'Nur ein Entwurf lässt sich senden.',
  'You can unschedule only a scheduled broadcast.':
    'Nur eine geplante Rundmail lässt sich aus dem Plan nehmen.',
  'You can pause a broadcast only while it’s going out.':
    'Eine Rundmail lässt sich nur anhalten, während sie hinausgeht.',
  'You can resume only a paused broadcast.': 'Nur eine angehaltene Rundmail lässt sich fortsetzen.',
  'You can stop a broadcast only while it’s going out or paused.':
    'Eine Rundmail lässt sich nur abbrechen, während sie hinausgeht oder angehalten ist.',
  'Add your postal address first, under Settings, Your emails. Each broadcast ends with it.':
    'Tragen Sie zuerst Ihre Postanschrift ein, unter Einstellungen, Ihre E-Mails. Jede Rundmail endet damit.',
  'Please give the broadcast a subject.': 'Bitte geben Sie der Rundmail einen Betreff.',
  'Please write the broadcast.': 'Bitte schreiben Sie die Rundmail.',
  'The subject must be text.': 'Der Betreff muss Text sein.',
  'The broadcast must be text.': 'Die Rundmail muss Text sein.',
  'The time (sendAt) must be a date and a time with its zone, such as 2026-12-01T09:00:00Z.':
    'Der Zeitpunkt (sendAt) besteht aus Datum und Uhrzeit mit Zeitzone, zum Beispiel 2026-12-01T09:00:00Z.',
  'The subject must be at most 200 characters.': 'Der Betreff darf höchstens 200 Zeichen haben.',
  'The subject must be on one line.': 'Der Betreff muss in einer Zeile stehen.',
  'The broadcast must be at most 50,000 characters.': 'Die Rundmail darf höchstens 50.000 Zeichen haben.',
  'The broadcast must be plain text.': 'Die Rundmail muss reiner Text sein.',
  'The topic must be one of {topics}.': 'Das Thema muss eines von diesen sein: {topics}.',
  'Please say which version was changed.': 'Bitte geben Sie an, welche Fassung geändert wurde.',
  'We can’t find this broadcast.': 'Diese Rundmail gibt es nicht.',
  'Someone changed this broadcast in another window. Please reload it.':
    'Diese Rundmail wurde in einem anderen Fenster geändert. Bitte laden Sie sie neu.',
  'You can change only a draft. If the broadcast hasn’t started going out, unschedule it first.':
    'Nur ein Entwurf lässt sich ändern. Geht die Rundmail noch nicht hinaus, nehmen Sie sie zuerst aus dem Plan.',
  'Your message arrived. You’ll get a reply within 24 hours.':
    'Ihre Nachricht ist angekommen. Sie bekommen innerhalb von 24 Stunden eine Antwort.',
  'Name must be at least 2 characters': 'Der Name muss mindestens 2 Zeichen haben',
  'Subject must be at least 5 characters': 'Der Betreff muss mindestens 5 Zeichen haben',
  'Message must be at least 10 characters': 'Die Nachricht muss mindestens 10 Zeichen haben',
  'Topic must be one of {topics}': 'Das Thema muss eines von diesen sein: {topics}',
  'The homepage must be a text of at most 2,000 characters.':
    'Die Homepage muss ein Text mit höchstens 2.000 Zeichen sein.',
  'The writing time (writingTimeMs) must be a whole number of milliseconds.':
    'Die Schreibzeit (writingTimeMs) muss eine ganze Zahl von Millisekunden sein.',
  'Name must be on one line': 'Der Name muss in einer Zeile stehen',
  'Name must be at most 200 characters': 'Der Name darf höchstens 200 Zeichen haben',
  'Subject must be on one line': 'Der Betreff muss in einer Zeile stehen',
  'Subject must be at most 200 characters': 'Der Betreff darf höchstens 200 Zeichen haben',
  'Message must be plain text': 'Die Nachricht muss reiner Text sein',
  'Message must be at most 10,000 characters': 'Die Nachricht darf höchstens 10.000 Zeichen haben',
  'Please say which sample (fileName).': 'Bitte nennen Sie die Leseprobe (fileName).',
  'Please say which kit (downloadType).': 'Bitte nennen Sie das Paket (downloadType).',
  'Please provide your name and email address to download the free kit':
    'Bitte geben Sie Ihren Namen und Ihre E-Mail-Adresse an, um das Gratis-Paket zu bekommen',
  'The book (bookId) must be an id such as fresh-start.':
    'Das Buch (bookId) muss eine ID sein, zum Beispiel fresh-start.',
  'The file must be an id such as five-verses.': 'Die Datei muss eine ID sein, zum Beispiel five-verses.',
  'We don’t have a free sample with this name.': 'Eine Leseprobe mit diesem Namen gibt es nicht.',
  'The state must be one of {states}.': 'Der Status muss einer von diesen sein: {states}.',
  'The state is one of {states}.': 'Der Status ist einer von diesen: {states}.',
  'Please write the answer.': 'Bitte schreiben Sie die Antwort.',
  'The note must be plain text of at most 5,000 characters.':
    'Die Notiz muss reiner Text mit höchstens 5.000 Zeichen sein.',
  'Please search for a text.': 'Bitte suchen Sie nach einem Text.',
  'Please search for something shorter.': 'Bitte suchen Sie nach etwas Kürzerem.',
  'Please search for one line.': 'Bitte suchen Sie nach einer einzelnen Zeile.',
  'The answer must be at most 20,000 characters.': 'Die Antwort darf höchstens 20.000 Zeichen haben.',
  'The answer must be plain text.': 'Die Antwort muss reiner Text sein.',
  'This message is in spam. Move it back to the inbox before you answer.':
    'Diese Nachricht ist im Spam. Legen Sie sie zurück in den Posteingang, bevor Sie antworten.',
  'We can’t find this message.': 'Diese Nachricht gibt es nicht.',
  'Someone changed the note in the meantime. It now says: “{note}”':
    'Die Notiz wurde inzwischen geändert. Jetzt steht dort: „{note}“',
  'Someone has answered this message. You can only file it now.':
    'Diese Nachricht wurde schon beantwortet. Sie können sie nur noch ablegen.',
  'This message is in spam. Move it back to the inbox first.':
    'Diese Nachricht ist im Spam. Legen Sie sie zuerst zurück in den Posteingang.',
  'Nobody has answered this message from here.': 'Diese Nachricht wurde von hier aus noch nicht beantwortet.',
  'A different answer has already been sent. Please reload the page and write another.':
    'Eine andere Antwort wurde schon gesendet. Bitte laden Sie die Seite neu, und schreiben Sie eine weitere.',
  'Thank you for subscribing to our newsletter. Please confirm it in the email we’ve just sent you.':
    'Vielen Dank für Ihr Interesse an unserem Newsletter. Bitte bestätigen Sie die Anmeldung in der E-Mail, die an Sie unterwegs ist.',
  'The topics must be some of {topics}.': 'Die Themen müssen aus diesen sein: {topics}.',
  'It’s too late to undo this. Please ask the reader to subscribe again on the site.':
    'Das lässt sich nicht mehr rückgängig machen. Bitte regen Sie eine neue Anmeldung auf der Website an.',
  'We can’t find this subscription.': 'Dieses Abo gibt es nicht.',
  'Someone moved this request from “{from}” to “{stage}” in the meantime. Please look at it again first.':
    'Diese Anfrage wurde inzwischen von „{from}“ nach „{stage}“ verschoben. Bitte sehen Sie sie zuerst noch einmal an.',
  'A request can’t go from “{from}” to “{to}” in one step.':
    'Von „{from}“ nach „{to}“ geht es nicht in einem Schritt.',
  'Someone changed {names} in the meantime.': 'Inzwischen wurde geändert: {names}.',
  'We can’t find this request.': 'Diese Anfrage gibt es nicht.',
  'Only a booked talk can become an event.': 'Nur ein zugesagter Vortrag kann eine Veranstaltung werden.',
  'Please enter the date and the place of this talk first.':
    'Bitte tragen Sie zuerst Datum und Ort dieses Vortrags ein.',
  'The stage must be one of {stages}.': 'Der Stand muss einer von diesen sein: {stages}.',
  'The day of the event must be a date such as 2027-05-14.':
    'Der Tag der Veranstaltung muss ein Datum sein, zum Beispiel 2027-05-14.',
  'The place must be at most 200 characters, on one line.':
    'Der Ort darf höchstens 200 Zeichen in einer Zeile haben.',
  'We don’t have a free kit with this name.': 'Ein Gratis-Paket mit diesem Namen gibt es nicht.',
  'We don’t recognize this link.': 'Dieser Link ist unbekannt.',
  'This Idempotency-Key was already used for another message; please use a new one.':
    'Dieser Idempotency-Key wurde schon für eine andere Nachricht benutzt; bitte nehmen Sie einen neuen.',
};
