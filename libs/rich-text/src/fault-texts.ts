/** Ends of English sentences that begin with the name of the text, and German sentences. Values are in braces. */
export const faultTexts = {
  html: ['cannot hold HTML', 'Der Text kann kein HTML enthalten.'],
  entity: [
    'must use the character itself instead of "{entity}"',
    'Bitte schreiben Sie das Zeichen selbst statt „{entity}“.',
  ],
  code: ['cannot hold text between backticks', 'Der Text kann nichts zwischen Gravis-Zeichen (`) enthalten.'],
  'code-block': [
    'cannot hold a block of code (or a line that begins with four spaces)',
    'Der Text kann keinen Programmcode enthalten (und keine Zeile, die mit vier Leerzeichen beginnt).',
  ],
  'link-definition': [
    'cannot hold a link definition; write the address in the link itself',
    'Bitte schreiben Sie die Adresse in den Link selbst, statt sie getrennt festzulegen.',
  ],
  unknown: ['cannot hold "{part}"', 'Der Text kann „{part}“ nicht enthalten.'],
  link: [
    'has a link "{href}", which must begin with https://, or with / for a page of this site',
    'Der Link „{href}“ muss mit https:// beginnen, oder mit / für eine Seite dieser Website.',
  ],
  'picture-address': [
    'has a picture "{src}", which must begin with https://, or with / for one of this site',
    'Das Bild „{src}“ muss mit https:// beginnen, oder mit / für eines dieser Website.',
  ],
  'picture-inside': [
    'cannot hold a picture inside the text',
    'Ein Bild kann nicht mitten im Text stehen; es braucht einen eigenen Absatz.',
  ],
  'picture-unknown': [
    'has the picture "{src}", which is not in the library',
    'Das Bild „{src}“ ist nicht in der Bibliothek.',
  ],
  'heading-level': [
    'must begin its headings with ## or ###; the page shows the title itself',
    'Überschriften beginnen mit ## oder ###; den Titel zeigt die Seite selbst.',
  ],
  'heading-order': [
    'needs a ## heading before its first ### heading',
    'Vor der ersten Überschrift mit ### muss eine mit ## stehen.',
  ],
  'heading-twice': [
    'has two headings with the address #{anchor}',
    'Zwei Überschriften haben die Adresse #{anchor}; bitte ändern Sie eine.',
  ],
  'pull-quote-content': [
    'cannot hold anything but paragraphs in a pull quote',
    'Ein Zitat als Blickfang kann nur Absätze enthalten.',
  ],
  'pull-quote-source': [
    'must contain the pull quote "{quote}" in its text',
    'Das Zitat „{quote}“ muss auch im Text stehen.',
  ],
  'quotation-kind': [
    'supports [!note] and [!pull], but not [!{kind}]',
    'Es gibt [!note] und [!pull], aber nicht [!{kind}].',
  ],
  'footnote-inside': [
    'cannot hold a footnote inside a footnote',
    'Eine Fußnote kann nicht in einer Fußnote stehen.',
  ],
  'footnote-twice': ['has two footnotes [^{label}]', 'Die Fußnote [^{label}] gibt es zweimal.'],
  'footnote-missing': [
    'has no text for the footnote [^{label}]: add "[^{label}]: …"',
    'Die Fußnote [^{label}] hat keinen Text. Ergänzen Sie „[^{label}]: …“.',
  ],
  'footnote-unused': [
    'has a footnote [^{label}] that nothing refers to',
    'Auf die Fußnote [^{label}] verweist nichts.',
  ],
  'nested-heading': [
    'cannot hold a heading inside a quotation, a note or a list',
    'Eine Überschrift kann nicht in einem Zitat, einem Hinweis oder einer Liste stehen.',
  ],
  'nested-note': [
    'cannot hold a note inside a quotation, a note or a list',
    'Ein Hinweis kann nicht in einem Zitat, einem Hinweis oder einer Liste stehen.',
  ],
  'nested-pullQuote': [
    'cannot hold a pull quote inside a quotation, a note or a list',
    'Ein Blickfang kann nicht in einem Zitat, einem Hinweis oder einer Liste stehen.',
  ],
  'nested-table': [
    'cannot hold a table inside a quotation, a note or a list',
    'Eine Tabelle kann nicht in einem Zitat, einem Hinweis oder einer Liste stehen.',
  ],
  'nested-separator': [
    'cannot hold a line inside a quotation, a note or a list',
    'Eine Trennlinie kann nicht in einem Zitat, einem Hinweis oder einer Liste stehen.',
  ],
  'nested-bookCard': [
    'cannot hold a book card inside a quotation, a note or a list',
    'Eine Buchkarte kann nicht in einem Zitat, einem Hinweis oder einer Liste stehen.',
  ],
  'nested-newsletterBox': [
    'cannot hold the newsletter box inside a quotation, a note or a list',
    'Das Newsletter-Formular kann nicht in einem Zitat, einem Hinweis oder einer Liste stehen.',
  ],
  'nested-other': [
    'cannot hold this inside a quotation, a note or a list',
    'Das kann nicht in einem Zitat, einem Hinweis oder einer Liste stehen.',
  ],
  'newsletter-off': ['cannot hold the newsletter box', 'Der Text kann kein Newsletter-Formular enthalten.'],
  'book-off': ['cannot hold a book card', 'Der Text kann keine Buchkarte enthalten.'],
  'book-unknown': [
    'has a card of the book "{book}", which does not exist',
    'Das Buch „{book}“ der Buchkarte gibt es nicht.',
  ],
  document: [
    'has parts that an article cannot show',
    'Der Text hat Teile, die eine Seite nicht zeigen kann.',
  ],
} as const satisfies Record<string, readonly [english: string, german: string]>;

export type FaultCode = keyof typeof faultTexts;

/** A part that a text cannot hold. The server has its sentence: browsers load none. */
export interface Fault {
  code: FaultCode;
  values: Readonly<Record<string, string>>;
}

/** End of an English sentence that begins with the name of the text: "cannot hold HTML". */
export const faultMessage = ({ code, values }: Fault): string =>
  faultTexts[code][0].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
