import type { Sentences } from '../platform/http/sentences.js';

export const sentences: Sentences = {
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
  'The filter (alt) must be missing.': 'Der Filter (alt) muss missing sein.',
};
