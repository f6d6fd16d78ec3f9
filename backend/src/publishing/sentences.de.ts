import { faultTexts } from '@lectern/rich-text/fault-texts';

import type { Sentences } from '../platform/http/sentences.js';

const faults = Object.fromEntries(
  Object.values(faultTexts).map(([english, german]) => [`The text ${english}.`, german]),
);

export const sentences: Sentences = {
  ...faults,
  'Please publish the article first: the newsletter leads to its page.':
    'Bitte veröffentlichen Sie den Artikel zuerst: Der Newsletter führt zu seiner Seite.',
  '“{name}” isn’t a picture that a browser can show. Please upload a JPEG, PNG, WebP, AVIF, GIF or SVG.':
    '„{name}“ ist kein Bild, das ein Browser zeigen kann. Bitte laden Sie ein JPEG, PNG, WebP, AVIF, GIF oder SVG hoch.',
  '“{name}” is in Apple’s HEIC format, which your browser can’t convert. Please export it as a JPEG, or upload it from the iPhone itself.':
    '„{name}“ hat Apples Format HEIC, das Ihr Browser nicht umwandeln kann. Bitte exportieren Sie es als JPEG, oder laden Sie es vom iPhone selbst hoch.',
  '“{name}” is damaged or incomplete. Please save it again.':
    '„{name}“ ist beschädigt oder unvollständig. Bitte speichern Sie es noch einmal.',
  '“{name}” has too many pixels. The limit is {megapixels} megapixels, and {side} pixels for each side. Please save a smaller copy.':
    '„{name}“ hat zu viele Pixel. Erlaubt sind {megapixels} Megapixel, und {side} Pixel für jede Seite. Bitte speichern Sie eine kleinere Kopie.',
  '“{name}” is too large for a drawing. The limit is {limit} MB.':
    '„{name}“ ist zu groß für eine Zeichnung. Erlaubt sind {limit} MB.',
  '“{name}” contains a script. Please export the drawing without it.':
    '„{name}“ enthält ein Skript. Bitte exportieren Sie die Zeichnung ohne.',
  '“{name}” loads something from outside the file. Please embed its pictures and fonts, or convert text to shapes.':
    '„{name}“ lädt etwas von außerhalb der Datei. Bitte betten Sie Bilder und Schriften ein, oder wandeln Sie Text in Pfade um.',
  '“{name}” has no size. Please export the drawing with a width and a height.':
    '„{name}“ hat keine Größe. Bitte exportieren Sie die Zeichnung mit Breite und Höhe.',
  '“{name}” is too complex for browsers. Please simplify the drawing.':
    '„{name}“ ist zu aufwendig für Browser. Bitte vereinfachen Sie die Zeichnung.',
  'Please choose a picture. Each request takes one.': 'Bitte wählen Sie ein Bild. Jede Anfrage nimmt eines.',
  'An older copy of this picture is being deleted right now. Please upload it again in a minute.':
    'Eine ältere Kopie dieses Bildes wird gerade gelöscht. Bitte laden Sie es in einer Minute noch einmal hoch.',
  'We can’t find this picture.': 'Dieses Bild gibt es nicht.',
  'Someone changed this picture in another window. Your changes weren’t saved. Please reload it.':
    'Dieses Bild wurde in einem anderen Fenster geändert. Ihre Änderungen wurden nicht gespeichert. Bitte laden Sie es neu.',
  'This picture is in the bin, where it’s kept for {days} days. Please restore it first.':
    'Dieses Bild ist im Papierkorb, wo es {days} Tage bleibt. Bitte stellen Sie es zuerst wieder her.',
  'This picture is damaged or incomplete. Please save it again and upload it once more.':
    'Dieses Bild ist beschädigt oder unvollständig. Bitte speichern Sie es noch einmal, und laden Sie es wieder hoch.',
  'This picture took too long to convert. Please save a smaller copy and upload that.':
    'Dieses Bild umzuwandeln dauerte zu lange. Bitte speichern Sie eine kleinere Kopie, und laden Sie diese hoch.',
  'The description must be one line of at most {count} characters.':
    'Die Beschreibung muss eine Zeile mit höchstens {count} Zeichen sein.',
  'The focal point must be two numbers from 0 to 1.':
    'Der Bildmittelpunkt besteht aus zwei Zahlen von 0 bis 1.',
  'The filter (bin) must be true.': 'Der Filter (bin) muss true sein.',
  'There are {count} pages, the most a site can have. Please remove one first.':
    'Es gibt {count} Seiten, mehr kann eine Website nicht haben. Bitte entfernen Sie zuerst eine.',
  'The site has a page at “{slug}”. Please choose another address.':
    'Die Website hat schon eine Seite unter „{slug}“. Bitte wählen Sie eine andere Adresse.',
  'A label must be one line of at most {count} characters.':
    'Eine Beschriftung muss eine Zeile mit höchstens {count} Zeichen sein.',
  'Please say where the page is linked.': 'Bitte geben Sie an, wo die Seite verlinkt ist.',
  'Please send the page.': 'Bitte senden Sie die Seite.',
  'We can’t find this text.': 'Diesen Text gibt es nicht.',
  'This text is in the bin. Please restore it first.':
    'Dieser Text ist im Papierkorb. Bitte stellen Sie ihn zuerst wieder her.',
  '{name} changed this text in another window. Please compare both versions.':
    '{name} hat diesen Text in einem anderen Fenster geändert. Bitte vergleichen Sie beide Fassungen.',
  'We can’t find this part of the site.': 'Diesen Teil der Website gibt es nicht.',
  '{name} changed this page in another window. Please compare both versions.':
    '{name} hat diese Seite in einem anderen Fenster geändert. Bitte vergleichen Sie beide Fassungen.',
  'The site has no text at “{pointer}” of “{file}”.':
    'Die Website hat keinen Text an der Stelle „{pointer}“ von „{file}“.',
  'The value at “{pointer}” of “{file}” is too long, or not a text, number, order or picture.':
    'Der Wert an der Stelle „{pointer}“ von „{file}“ ist zu lang oder weder Text noch Zahl, Reihenfolge oder Bild.',
  'This is decided already.': 'Das ist schon entschieden.',
  'The site has no place for this text any more. Please take the new one; yours is kept in the list of kept words.':
    'Die Website hat keinen Platz mehr für diesen Text. Bitte nehmen Sie den neuen; Ihrer bleibt in der Liste der aufbewahrten Texte.',
  'There are no changes to publish.': 'Es gibt keine Änderungen zu veröffentlichen.',
  'Someone else is publishing right now. Please try again in a moment.':
    'Gerade veröffentlicht jemand anderes. Bitte versuchen Sie es gleich noch einmal.',
  'The same text was changed and published from another page. Please compare both, and publish again to keep yours.':
    'Derselbe Text wurde von einer anderen Seite aus geändert und veröffentlicht. Bitte vergleichen Sie beide, und veröffentlichen Sie noch einmal, um Ihren zu behalten.',
  'Please name a file of the content and a place in it.':
    'Bitte nennen Sie eine Datei der Inhalte und eine Stelle darin.',
  'Please send at most {count} changes.': 'Bitte senden Sie höchstens {count} Änderungen.',
  'We can’t find this version.': 'Diese Fassung gibt es nicht.',
  'This text is published already.': 'Dieser Text ist schon veröffentlicht.',
  'You can take back only what is published or scheduled.':
    'Zurückziehen können Sie nur, was veröffentlicht oder eingeplant ist.',
  'You can publish only a draft or changes of a published text.':
    'Veröffentlichen können Sie nur einen Entwurf oder Änderungen eines veröffentlichten Textes.',
  'This text is in the bin already.': 'Dieser Text ist schon im Papierkorb.',
  'This text is not in the bin.': 'Dieser Text ist nicht im Papierkorb.',
  'Another text has the address “{slug}”. Please choose another one.':
    'Ein anderer Text hat die Adresse „{slug}“. Bitte wählen Sie eine andere.',
  'An article has at most {limit} words.': 'Ein Artikel hat höchstens {limit} Wörter.',
  'The text {fault}.': 'Der Text passt nicht: {fault}.',
  'Line {line}: {message}': 'Zeile {line}: {message}',
  'The text is too long to be saved.': 'Der Text ist zu lang, um gespeichert zu werden.',
  'There’s no {time} in {zone}, where clocks are turned forward. Please choose another time.':
    '{time} gibt es in {zone} nicht, weil dort die Uhren vorgestellt werden. Bitte wählen Sie eine andere Zeit.',
  'This time is over. Please choose a later one.': 'Diese Zeit ist vorbei. Bitte wählen Sie eine spätere.',
  'The blog is off, so nothing can be published.':
    'Der Blog ist ausgeschaltet; es kann nichts veröffentlicht werden.',
  'Please give the text a title.': 'Bitte geben Sie dem Text einen Titel.',
  'Please write a summary for lists and search engines.':
    'Bitte schreiben Sie eine Zusammenfassung für Listen und Suchmaschinen.',
  'The address must have lowercase letters, digits, and hyphens alone, such as “my-first-article”.':
    'Die Adresse besteht nur aus Kleinbuchstaben, Ziffern und Bindestrichen, zum Beispiel „mein-erster-artikel“.',
  'The category was removed. Please choose another one.':
    'Die Kategorie wurde entfernt. Bitte wählen Sie eine andere.',
  'Please write the text.': 'Bitte schreiben Sie den Text.',
  'Please name the category with letters or digits of the Latin alphabet; they are part of its address.':
    'Bitte benennen Sie die Kategorie mit Buchstaben des lateinischen Alphabets oder Ziffern; sie stehen in ihrer Adresse.',
  'There’s a category of this name.': 'Eine Kategorie mit diesem Namen gibt es schon.',
  'There are {count} categories, the most a blog can have. Please remove one first.':
    'Es gibt {count} Kategorien, mehr kann ein Blog nicht haben. Bitte entfernen Sie zuerst eine.',
  'This category belongs to the site. You can rename it, but not remove it.':
    'Diese Kategorie gehört zur Website. Sie können sie umbenennen, aber nicht entfernen.',
  'This category has articles. Please move them to another one first.':
    'Diese Kategorie hat Artikel. Bitte ordnen Sie diese zuerst einer anderen zu.',
  'We can’t find this category.': 'Diese Kategorie gibt es nicht.',
  'A title must be one line of at most {count} characters.':
    'Ein Titel muss eine Zeile mit höchstens {count} Zeichen sein.',
  'A summary must be one line of at most {count} characters; search engines cut off longer ones.':
    'Eine Zusammenfassung muss eine Zeile mit höchstens {count} Zeichen sein; Suchmaschinen kürzen längere.',
  'An address must be one line of at most {count} characters.':
    'Eine Adresse muss eine Zeile mit höchstens {count} Zeichen sein.',
  'Please choose at most {count} of your books.': 'Bitte wählen Sie höchstens {count} Ihrer Bücher.',
  'There may be at most {count} keywords of at most {length} characters each.':
    'Es kann höchstens {count} Stichwörter mit je höchstens {length} Zeichen geben.',
  'A picture must be one of the library, with a description on one line.':
    'Ein Bild muss aus der Bibliothek sein, mit einer Beschreibung in einer Zeile.',
  'The text must be Markdown or a document of the editor.':
    'Der Text muss Markdown oder ein Dokument des Editors sein.',
  'Please choose a category.': 'Bitte wählen Sie eine Kategorie.',
  'Please say whether the article is featured.': 'Bitte geben Sie an, ob der Artikel hervorgehoben ist.',
  'Please say which revision was edited.': 'Bitte geben Sie an, welche Fassung bearbeitet wurde.',
  'Please send the article.': 'Bitte senden Sie den Artikel.',
  'The time (at) must be a date and a time of day, such as 2026-12-01T09:00.':
    'Die Zeit (at) muss ein Datum mit Uhrzeit sein, zum Beispiel 2026-12-01T09:00.',
  'The option (isNew) must be true.': 'Die Option (isNew) muss true sein.',
  'The reason must be saved or left.': 'Der Grund muss saved oder left sein.',
  'Please name the category, with at most {count} characters.':
    'Bitte benennen Sie die Kategorie, mit höchstens {count} Zeichen.',
  'The filter (alt) must be missing.': 'Der Filter (alt) muss missing sein.',
  'This part of the site has no page to show.': 'Dieser Teil der Website hat keine eigene Seite.',
  'The preview took too long.': 'Die Vorschau hat zu lange gebraucht.',
  'The site doesn’t have this page at the moment.': 'Die Website hat diese Seite zurzeit nicht.',
};
