import type { Sentences } from '../platform/http/sentence-catalogues.js';

export const sentences: Sentences = {
  'Please choose a recording. Each request takes one.':
    'Bitte wählen Sie eine Aufnahme. Jede Anfrage nimmt eine.',
  '“{name}” isn’t a recording. Please upload an MP3, M4A or WAV file.':
    '„{name}“ ist keine Aufnahme. Bitte laden Sie eine MP3-, M4A- oder WAV-Datei hoch.',
  '“{name}” is damaged or incomplete. Please save it again.':
    '„{name}“ ist beschädigt oder unvollständig. Bitte speichern Sie die Datei neu.',
  '“{name}” has a format that not all browsers play. Please export it as an MP3, or as an M4A with AAC.':
    '„{name}“ hat ein Format, das nicht alle Browser abspielen. Bitte exportieren Sie die Aufnahme als MP3 oder als M4A mit AAC.',
  '“{name}” isn’t a WAV file with 16-bit samples and sound in it. Please export it as 16-bit WAV, MP3 or M4A.':
    '„{name}“ ist keine WAV-Datei mit 16 Bit, in der etwas zu hören ist. Bitte exportieren Sie die Aufnahme als WAV mit 16 Bit, MP3 oder M4A.',
  '“{name}” takes too long to convert. Please export it as an MP3.':
    'Die Umwandlung von „{name}“ dauert zu lange. Bitte exportieren Sie die Aufnahme als MP3.',
  '“{name}” must be between {seconds} seconds and {minutes} minutes long.':
    '„{name}“ muss zwischen {seconds} Sekunden und {minutes} Minuten lang sein.',
  'Please say which book (bookId) was recorded.': 'Bitte sagen Sie, welches Buch (bookId) aufgenommen wurde.',
  'Please say which revision was edited.': 'Bitte sagen Sie, welche Fassung bearbeitet wurde.',
  'The transcript must be plain text of at most {number} characters.':
    'Der Text zum Mitlesen muss reiner Text mit höchstens {number} Zeichen sein.',
  'Please write the transcript, so that everyone can follow.':
    'Bitte schreiben Sie den Text zum Mitlesen, damit alle folgen können.',
  'This book has {count} recordings. Please delete one first.':
    'Zu diesem Buch gibt es {count} Aufnahmen. Bitte löschen Sie zuerst eine.',
  'This recording is on the site. Please take it back first.':
    'Diese Aufnahme ist auf der Website. Bitte nehmen Sie sie zuerst zurück.',
  '{who} changed this transcript in another window. Please compare both versions.':
    '{who} hat diesen Text in einem anderen Fenster geändert. Bitte vergleichen Sie beide Fassungen.',
  'We can’t find this recording.': 'Diese Aufnahme gibt es nicht.',
  'We don’t have a recording of this book by its author.':
    'Zu diesem Buch gibt es keine Aufnahme der Autorin.',
  'We can’t find this preview.': 'Diese Hörprobe gibt es nicht.',
  'You can retry a preview only after it failed.':
    'Eine Hörprobe lässt sich erst noch einmal versuchen, wenn sie fehlgeschlagen ist.',
  'We don’t have a preview of a book with this title.':
    'Zu einem Buch mit diesem Titel gibt es keine Hörprobe.',
  'We don’t have a preview of a book with this id.': 'Zu diesem Buch gibt es keine Hörprobe.',
  'We can’t find this request.': 'Diese Anfrage gibt es nicht.',
  'Please say which book (bookTitle), by its title.': 'Bitte nennen Sie den Titel des Buchs (bookTitle).',
  'The voice (voiceType) must be one of {voices}.':
    'Die Stimme (voiceType) muss eine von diesen sein: {voices}.',
  'The title of the book (bookTitle) must be plain text on one line.':
    'Der Titel des Buchs (bookTitle) muss reiner Text in einer Zeile sein.',
  'The title of the book (bookTitle) must be at most 200 characters.':
    'Der Titel des Buchs (bookTitle) darf höchstens 200 Zeichen haben.',
  'Please name the request to cancel.': 'Bitte nennen Sie die Anfrage, die abgebrochen werden soll.',
  'This isn’t a preview request.': 'Das ist keine Anfrage nach einer Hörprobe.',
  'The book (bookId) must be a text.': 'Das Buch (bookId) muss ein Text sein.',
  'The book (bookId) must be at most 100 characters.': 'Das Buch (bookId) darf höchstens 100 Zeichen haben.',
  'The voice must be one of {voices}.': 'Die Stimme muss eine von diesen sein: {voices}.',
  'The voice’s limit is {characters} characters a day.':
    'Die Stimme liest höchstens {characters} Zeichen am Tag.',
  'Your preview is next in line.': 'Ihre Hörprobe ist als Nächste an der Reihe.',
  'The voice is reading sentence {number} of {total}.': 'Die Stimme liest Satz {number} von {total}.',
  'Putting the sentences together.': 'Die Sätze werden zusammengefügt.',
  'Audio preview generated successfully.': 'Die Hörprobe ist fertig.',
  'This preview was canceled.': 'Diese Hörprobe wurde abgebrochen.',
  'Read by a synthetic voice.': 'Gelesen von einer künstlichen Stimme.',
  'The voice service needs credits.': 'Der Sprachdienst braucht Guthaben.',
  'The AI voice service needs account credits before it can read aloud again.':
    'Der Sprachdienst braucht Guthaben, bevor er wieder vorlesen kann.',
  'The voice service doesn’t recognize this site.': 'Der Sprachdienst erkennt diese Website nicht.',
  'Authentication with the voice service failed. Please contact the administrator.':
    'Die Anmeldung beim Sprachdienst ist fehlgeschlagen. Bitte wenden Sie sich an die Betreuung der Website.',
  'We can’t reach the voice service.': 'Der Sprachdienst ist nicht erreichbar.',
  'We can’t reach the voice service right now. Please try again later.':
    'Der Sprachdienst ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  'No more previews today.': 'Heute keine weiteren Hörproben.',
  'The site has used up today’s reading budget. You can listen to what’s ready, and we’ll make new previews again tomorrow.':
    'Die Website hat heute schon so viel vorgelesen wie vorgesehen. Was fertig ist, können Sie anhören; neue Hörproben gibt es morgen wieder.',
  'We couldn’t make the preview.': 'Die Hörprobe ließ sich nicht erzeugen.',
  'Something went wrong while we made the preview. Please try again.':
    'Beim Erzeugen der Hörprobe ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'Voice of the previews': 'Stimme der Hörproben',
  'A service reads the previews aloud with the model {model}. You pay by the character.':
    'Ein Dienst liest die Hörproben mit dem Modell {model} vor. Sie bezahlen nach Zeichen.',
  'The voice that comes with the site reads the previews aloud, at no cost.':
    'Die enthaltene Stimme liest die Hörproben vor, kostenlos.',
  'For a more natural voice, add the key of a service such as OpenAI.':
    'Für eine natürlichere Stimme tragen Sie den Schlüssel eines Dienstes wie OpenAI ein.',
  'Have it say two words': 'Zwei Wörter sprechen lassen',
  'The service has spoken two words for us.': 'Der Dienst hat zwei Wörter gesprochen.',
  'The voice of the site has spoken two words.': 'Die enthaltene Stimme hat zwei Wörter gesprochen.',
};
