import type { Sentences } from './http/sentence-catalogues.js';

/** About rows of an archive. */
export const sentences: Sentences = {
  'It must be a JSON object.': 'Sie muss ein JSON-Objekt sein.',
  'This release doesn’t know the field “{field}”.': 'Diese Version kennt das Feld „{field}“ nicht.',
  '“{field}” must be text.': '„{field}“ muss ein Text sein.',
  '“{field}” must be a list of texts.': '„{field}“ muss eine Liste von Texten sein.',
  '“{field}” must be a list of whole numbers.': '„{field}“ muss eine Liste ganzer Zahlen sein.',
  '“{field}” must be a number.': '„{field}“ muss eine Zahl sein.',
  '“{field}” must be a whole number.': '„{field}“ muss eine ganze Zahl sein.',
  '“{field}” must be true or false.': '„{field}“ muss true oder false sein.',
  '“{field}” must be JSON.': '„{field}“ muss JSON sein.',
  '“{field}” must be a UUID.': '„{field}“ muss eine UUID sein.',
  '“{field}” must be a day such as 2026-11-29.': '„{field}“ muss ein Tag wie 2026-11-29 sein.',
  '“{field}” must be a time such as 2026-11-29T12:00:00Z.':
    '„{field}“ muss ein Zeitpunkt wie 2026-11-29T12:00:00Z sein.',
  'It belongs to something that the archive lacks.': 'Sie gehört zu etwas, das im Archiv fehlt.',
  'The site has it already.': 'Die Website hat sie schon.',
  'It has a value that isn’t allowed.': 'Sie hat einen Wert, der nicht erlaubt ist.',
  'The database can’t hold it.': 'Die Datenbank kann sie nicht speichern.',
  'suppressed-addresses/pseudonyms.txt, line 1: It must be the 43 characters of the first site.':
    'suppressed-addresses/pseudonyms.txt, Zeile 1: Hier müssen die 43 Zeichen der ersten Website stehen.',
};
