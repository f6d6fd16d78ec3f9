const en = {
  contents: 'Contents',
  aboutAuthor: 'About the author',
  introduction: 'Introduction',
  afterword: 'Afterword',
  cover: 'Cover',
  titlePage: 'Title page',
  copyright: 'Copyright',
  dedication: 'Dedication',
  epigraph: 'Epigraph',
  guide: 'Guide',
  startReading: 'Start reading',
  note: 'Note {number}',
  backToText: 'Back to the text',
  accessibility:
    'All of the book is text with headings, in reading order, and reflows to the reader’s own size, face and colours. The cover is the only picture and is described.',
};

export type BookWords = Readonly<typeof en>;

const de: BookWords = {
  contents: 'Inhalt',
  aboutAuthor: 'Zur Person',
  introduction: 'Einleitung',
  afterword: 'Nachwort',
  cover: 'Umschlag',
  titlePage: 'Titelseite',
  copyright: 'Impressum',
  dedication: 'Widmung',
  epigraph: 'Motto',
  guide: 'Wegweiser',
  startReading: 'Mit dem Lesen beginnen',
  note: 'Anmerkung {number}',
  backToText: 'Zurück zum Text',
  accessibility:
    'Das ganze Buch ist Text mit Überschriften, in Lesereihenfolge, und passt sich Größe, Schrift und Farben der Lesenden an. Der Umschlag ist das einzige Bild und wird beschrieben.',
};

const byLanguage = new Map([
  ['en', en],
  ['de', de],
]);

/**
 * The words that a book has besides its author's.
 * @param language BCP 47: `de-DE`. A language without words of its own has the English ones.
 */
export function bookWords(language: string): BookWords {
  return byLanguage.get(language.split('-')[0] ?? '') ?? en;
}
