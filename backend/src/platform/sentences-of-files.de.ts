import type { Sentences } from './http/sentence-catalogues.js';

const AGAIN = 'Exportieren Sie sie noch einmal, oder öffnen und speichern Sie sie in Sigil oder Calibre.';

/** Of uploaded books; the name of the file is before each. */
export const sentences: Sentences = {
  '“{name}” isn’t really a PDF, despite its name.': '„{name}“ ist trotz des Namens kein PDF.',
  '“{name}” is cut off: the end of the PDF is missing. Please save it again.':
    '„{name}“ ist unvollständig: Das Ende des PDFs fehlt. Bitte speichern Sie es noch einmal.',
  '“{name}” asks for a password before it opens, so your readers couldn’t read it. Please save it again without security.':
    '„{name}“ fragt beim Öffnen nach einem Passwort, niemand könnte es also lesen. Bitte speichern Sie es ohne Schutz.',
  '“{name}” is damaged and doesn’t open as a PDF. Please save it again.':
    '„{name}“ ist beschädigt und lässt sich nicht als PDF öffnen. Bitte speichern Sie es noch einmal.',
  '“{name}” is a PDF without a page.': '„{name}“ ist ein PDF ohne Seiten.',
  '“{name}” isn’t really a MOBI book, despite its name.': '„{name}“ ist trotz des Namens kein MOBI-Buch.',
  '“{name}” is damaged and doesn’t open as a MOBI book. Please save it again.':
    '„{name}“ ist beschädigt und lässt sich nicht als MOBI-Buch öffnen. Bitte speichern Sie es noch einmal.',
  '“{name}” is damaged: it ends before its first page.':
    '„{name}“ ist beschädigt: Es endet vor der ersten Seite.',
  '“{name}” is locked to a device, so your readers couldn’t open it.':
    '„{name}“ ist an ein Gerät gebunden, niemand sonst könnte es öffnen.',
  '“{name}” is damaged and doesn’t open as an ePub. Please save it again.':
    '„{name}“ ist beschädigt und lässt sich nicht als ePub öffnen. Bitte speichern Sie es noch einmal.',
  '“{name}” unpacks to far more than a book holds, so we can’t accept it.':
    '„{name}“ enthält entpackt viel mehr als ein Buch und lässt sich nicht annehmen.',
  '“{name}” is cut off, or has something behind its end. Export it again, or open and save it in Sigil or Calibre.': `„{name}“ ist unvollständig oder hat etwas hinter seinem Ende. ${AGAIN}`,
  '“{name}” isn’t really an ePub, despite its name.': '„{name}“ ist trotz des Namens kein ePub.',
  '“{name}” is locked, so your readers couldn’t open it. Please export it again without copy protection.':
    '„{name}“ ist geschützt, niemand könnte es öffnen. Bitte exportieren Sie es ohne Kopierschutz.',
  '“{name}” is a ZIP file but not an ePub: it doesn’t start the way an ePub does. Export it again, or open and save it in Sigil or Calibre.': `„{name}“ ist eine ZIP-Datei, aber kein ePub: Sie beginnt nicht wie ein ePub. ${AGAIN}`,
  '“{name}” is a ZIP file but not an ePub: it doesn’t start the way an ePub does. A program such as Finder has zipped it again. Export it again, or open and save it in Sigil or Calibre.': `„{name}“ ist eine ZIP-Datei, aber kein ePub: Sie beginnt nicht wie ein ePub. Ein Programm wie der Finder hat sie neu gepackt. ${AGAIN}`,
  '“{name}” holds “{file}” twice, and reading apps may show either. Export it again, or open and save it in Sigil or Calibre.': `„{name}“ enthält „{file}“ doppelt, und Lese-Apps könnten beides zeigen. ${AGAIN}`,
  '“{name}” is an ePub without a book: files it lists are missing.':
    '„{name}“ ist ein ePub ohne Buch: Aufgeführte Dateien fehlen.',
  '“{name}” is an ePub without a book: it lists no chapters. Export it again, or open and save it in Sigil or Calibre.': `„{name}“ ist ein ePub ohne Buch: Es führt keine Kapitel auf. ${AGAIN}`,
  '“{name}” is incomplete: it lists {files} as a chapter, but that file isn’t in it. Export it again, or repair it in Sigil or Calibre.':
    '„{name}“ ist unvollständig: Es führt {files} als Kapitel auf, aber die Datei ist nicht darin. Exportieren Sie es noch einmal, oder reparieren Sie es in Sigil oder Calibre.',
  '“{name}” is incomplete: it lists {files} as chapters, but those files aren’t in it. Export it again, or repair it in Sigil or Calibre.':
    '„{name}“ ist unvollständig: Es führt {files} als Kapitel auf, aber die Dateien sind nicht darin. Exportieren Sie es noch einmal, oder reparieren Sie es in Sigil oder Calibre.',
};
