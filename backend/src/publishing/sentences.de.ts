import { faultTexts } from '@lectern/rich-text/fault-texts';

import type { Sentences } from '../platform/http/sentence-catalogues.js';

const faults = Object.fromEntries(
  Object.values(faultTexts).map(([english, german]) => [`The text ${english}.`, german]),
);

export const sentences: Sentences = {
  ...faults,
  'We can’t find this book.': 'Dieses Buch gibt es nicht.',
  'This book has no ePub yet. Add it to the files for sale, then choose a chapter of it.':
    'Dieses Buch hat noch kein ePub. Fügen Sie es den Verkaufsdateien hinzu, und wählen Sie dann ein Kapitel daraus.',
  'This ePub names no chapters to choose from. Add a table of contents in the program that made it, or type the sample yourself.':
    'Dieses ePub nennt keine Kapitel zur Auswahl. Ergänzen Sie ein Inhaltsverzeichnis in dem Programm, mit dem es gemacht ist, oder tippen Sie die Leseprobe selbst.',
  'This ePub can’t be read, so there are no chapters to choose from. Please export it again and add the new file.':
    'Dieses ePub lässt sich nicht lesen, darum gibt es keine Kapitel zur Auswahl. Bitte exportieren Sie es noch einmal, und fügen Sie die neue Datei hinzu.',
  'The ePub no longer has this chapter. Please choose another one.':
    'Das ePub hat dieses Kapitel nicht mehr. Bitte wählen Sie ein anderes.',
  'Reading the chapters of this ePub takes too long. Please try again, or type the sample yourself.':
    'Die Kapitel dieses ePubs zu lesen dauert zu lange. Bitte versuchen Sie es noch einmal, oder tippen Sie die Leseprobe selbst.',
  'The reading sample can’t be shown on your site. Please choose or type another one.':
    'Die Leseprobe lässt sich auf Ihrer Website nicht zeigen. Bitte wählen oder tippen Sie eine andere.',
  'This sample is no longer here.': 'Diese Leseprobe gibt es nicht mehr.',
  'You have a book called “{title}” already. Please choose another title.':
    'Sie haben schon ein Buch mit dem Titel „{title}“. Bitte wählen Sie einen anderen Titel.',
  'A text of this book is too long, or is no text at all.':
    'Ein Text dieses Buchs ist zu lang oder gar kein Text.',
  'This book isn’t on your site.': 'Dieses Buch ist nicht auf Ihrer Website.',
  'This book is on your site. Please take it down first.':
    'Dieses Buch ist auf Ihrer Website. Bitte nehmen Sie es zuerst herunter.',
  'Other parts of your site name this book, such as an event, a film or the book of the month. Please change them first.':
    'Andere Teile Ihrer Website nennen dieses Buch, etwa eine Veranstaltung, ein Film oder das Buch des Monats. Bitte ändern Sie diese zuerst.',
  'Please give the book a title.': 'Bitte geben Sie dem Buch einen Titel.',
  'The cover is no longer among your pictures. Please choose another one.':
    'Das Titelbild ist nicht mehr unter Ihren Bildern. Bitte wählen Sie ein anderes.',
  'The cover can’t be read as a picture. Please choose another one.':
    'Das Titelbild lässt sich nicht als Bild lesen. Bitte wählen Sie ein anderes.',
  'Another book has this ISBN.': 'Ein anderes Buch hat diese ISBN.',
  'This ISBN has a typo: its last digit doesn’t fit the others.':
    'Diese ISBN enthält einen Tippfehler: Die letzte Ziffer passt nicht zu den anderen.',
  'An ISBN has 13 digits and begins with 978 or 979.':
    'Eine ISBN hat 13 Ziffern und beginnt mit 978 oder 979.',
  'Please give the e-book a price: your site sells it.':
    'Bitte geben Sie dem E-Book einen Preis: Ihre Website verkauft es.',
  'Please write the price like this: {price}.': 'Bitte schreiben Sie den Preis so: {price}.',
  'The number of pages is a whole number above 0.': 'Die Seitenzahl ist eine ganze Zahl über 0.',
  'Please choose a day.': 'Bitte wählen Sie einen Tag.',
  'Each edition needs a name of its own.': 'Jede Ausgabe braucht einen eigenen Namen.',
  'The address of a store begins with https://.': 'Die Adresse eines Ladens beginnt mit https://.',
  'Please name the store.': 'Bitte nennen Sie den Laden.',
  'A keyword is there twice, or is empty.': 'Ein Schlagwort ist doppelt oder leer.',
  'Please choose one of your categories.': 'Bitte wählen Sie eine Ihrer Kategorien.',
  'Please give the series a name, and the book a whole number in it.':
    'Bitte geben Sie der Reihe einen Namen, und dem Buch eine ganze Zahl darin.',
  'To sell the book here, add the edition “e-book” with its price.':
    'Um das Buch hier zu verkaufen, fügen Sie die Ausgabe „E-Book“ mit ihrem Preis hinzu.',
  'Your site has a page at this address already.': 'Unter dieser Adresse hat Ihre Website schon eine Seite.',
  'Please choose one of the editions of the book, or none.':
    'Bitte wählen Sie eine der Ausgaben des Buchs, oder keine.',
  'These colors can’t be read on each other. Please use the readable ones.':
    'Diese Farben sind aufeinander nicht lesbar. Bitte übernehmen Sie die lesbaren.',
  'Please name what the reader gets, or remove the entry.':
    'Bitte nennen Sie, was der Leser bekommt, oder entfernen Sie den Eintrag.',
  'Please say a sentence about it, or remove the entry.':
    'Bitte schreiben Sie einen Satz dazu, oder entfernen Sie den Eintrag.',
  'Please say who wrote the review.': 'Bitte nennen Sie, wer die Besprechung geschrieben hat.',
  'Please write the words of the review, or remove it.':
    'Bitte schreiben Sie die Worte der Besprechung, oder entfernen Sie sie.',
  'Please say where the review comes from.': 'Bitte geben Sie an, woher die Besprechung kommt.',
  'Please write what its button says.': 'Bitte schreiben Sie, was auf der Schaltfläche steht.',
  'Please write an address of your site, such as /contact.':
    'Bitte schreiben Sie eine Adresse Ihrer Website, etwa /contact.',
  'Please give the notice a heading.': 'Bitte geben Sie dem Hinweis eine Überschrift.',
  'Please write the text of the notice.': 'Bitte schreiben Sie den Text des Hinweises.',
  'Please give it a heading.': 'Bitte geben Sie ihm eine Überschrift.',
  'Please add at least one entry.': 'Bitte fügen Sie mindestens einen Eintrag hinzu.',
  'Please fill in the entry, or remove it.': 'Bitte füllen Sie den Eintrag aus, oder entfernen Sie ihn.',
  'Please write its text.': 'Bitte schreiben Sie seinen Text.',
  'The page needs one place to buy the book, and shows eight parts at most. Please hide one.':
    'Die Seite braucht eine Stelle, um das Buch zu kaufen, und zeigt höchstens acht Teile. Bitte verbergen Sie einen.',
  'The book can’t be published yet. “{field}” {problem}.':
    'Das Buch lässt sich noch nicht veröffentlichen. „{field}“ {problem}.',
  'Please say which file to remove.': 'Bitte nennen Sie die Datei, die entfernt werden soll.',
  'Please send the book.': 'Bitte senden Sie das Buch.',
  'The cover must be a picture of the library.': 'Das Titelbild muss ein Bild der Bibliothek sein.',
  'Please say how the book is sold.': 'Bitte geben Sie an, wie das Buch verkauft wird.',
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
  'The value at “{pointer}” of “{file}” is too long, or not a text, number, order, picture or film.':
    'Der Wert an der Stelle „{pointer}“ von „{file}“ ist zu lang oder weder Text noch Zahl, Reihenfolge, Bild oder Film.',
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
  'Please choose a film. Each request takes one.': 'Bitte wählen Sie einen Film. Jede Anfrage nimmt einen.',
  '“{name}” is empty. Please export the film again.':
    '„{name}“ ist leer. Bitte exportieren Sie den Film neu.',
  '“{name}” isn’t an MP4 film. Please export it as MP4 with H.264 and AAC.':
    '„{name}“ ist kein MP4-Film. Bitte exportieren Sie ihn als MP4 mit H.264 und AAC.',
  '“{name}” is a QuickTime film (MOV), which not all browsers play. Please export it as MP4 with H.264 and AAC.':
    '„{name}“ ist ein QuickTime-Film (MOV), den nicht alle Browser abspielen. Bitte exportieren Sie ihn als MP4 mit H.264 und AAC.',
  '“{name}” is damaged or incomplete. Please export the film again.':
    '„{name}“ ist beschädigt oder unvollständig. Bitte exportieren Sie den Film neu.',
  '“{name}” is in pieces, as streams are. Please export it as one MP4 with H.264 and AAC.':
    '„{name}“ besteht aus Stücken wie ein Stream. Bitte exportieren Sie den Film als ein MP4 mit H.264 und AAC.',
  '“{name}” has sound only. Please upload a film with pictures.':
    '„{name}“ hat nur Ton. Bitte laden Sie einen Film mit Bildern hoch.',
  'The pictures of “{name}” have a format that not all browsers play, such as HEVC. Please export it with H.264.':
    'Die Bilder von „{name}“ haben ein Format, das nicht alle Browser abspielen, etwa HEVC. Bitte exportieren Sie den Film mit H.264.',
  'The sound of “{name}” has a format that not all browsers play. Please export it with AAC.':
    'Der Ton von „{name}“ hat ein Format, das nicht alle Browser abspielen. Bitte exportieren Sie den Film mit AAC.',
  '“{name}” must be between {seconds} second and {hours} hours long.':
    '„{name}“ muss zwischen {seconds} Sekunde und {hours} Stunden lang sein.',
  'You have {count} films. Please delete one that no page shows first.':
    'Sie haben {count} Filme. Bitte löschen Sie zuerst einen, den keine Seite zeigt.',
  'A page of the site shows this film. Please replace it there first.':
    'Eine Seite der Website zeigt diesen Film. Bitte ersetzen Sie ihn zuerst dort.',
  'We can’t find this film.': 'Diesen Film gibt es nicht.',
  'The text has {count} characters, but {limit} fit.':
    'Der Text hat {count} Zeichen, aber nur {limit} haben Platz.',
  'The text needs {name}, which the site fills in.':
    'Der Text braucht {name}; die Website setzt dort etwas ein.',
  'The color is too close to “Background”: text in it would be hard to read.':
    'Die Farbe ist zu nah an „Hintergrund“: Text darin wäre schwer zu lesen.',
  'The color is too close to “Cards and fields”: text in it would be hard to read.':
    'Die Farbe ist zu nah an „Karten und Felder“: Text darin wäre schwer zu lesen.',
  'The color is too close to “Accent color”: text in it would be hard to read.':
    'Die Farbe ist zu nah an „Akzentfarbe“: Text darin wäre schwer zu lesen.',
  'The color must be lighter: error messages would not be readable on it.':
    'Die Farbe muss heller sein: Fehlermeldungen wären darauf schwer zu lesen.',
  'The color must be darker: error messages would not be readable on it.':
    'Die Farbe muss dunkler sein: Fehlermeldungen wären darauf schwer zu lesen.',
  'The color must be a color such as #0F4C5C.': 'Die Farbe muss wie #0F4C5C geschrieben sein.',
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
