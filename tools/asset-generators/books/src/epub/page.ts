import type { Manuscript } from '../manuscript/manuscript.js';
import { escapeXml } from './xhtml.js';

/** One XHTML file of an ePub. */
export interface EpubPage {
  /** Unique in the package; the file is `<id>.xhtml`. */
  id: string;
  title: string;
  /** What stands inside `<body>`. */
  body: string;
  /** Whether the table of contents names it. */
  listed: boolean;
}

export function pageFile(page: Pick<EpubPage, 'id'>): string {
  return `${page.id}.xhtml`;
}

/** A complete document with the book's language and style sheet. */
export function xhtmlDocument(manuscript: Manuscript, title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${manuscript.language}" xml:lang="${manuscript.language}">
<head>
<meta charset="UTF-8"/>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body>
${body}
</body>
</html>
`;
}
