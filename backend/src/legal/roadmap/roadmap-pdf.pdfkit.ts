import { emailWords, site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import { fill } from '../../platform/email/email.js';
import { type PrintedRoadmap, type PrintedStep, RoadmapPdf } from './roadmap-pdf.js';
import { isPrintable } from '../../platform/pdf/text-runs.js';
import { inks, MEASURE, PAGE, type Setting, TaggedPdf } from '../../platform/pdf/tagged-pdf.pdfkit.js';

const words = () => emailWords.roadmap.paper;

const BOX = 12;

const LABEL: Setting = { cut: 'label', size: 8.5, color: 'quiet', space: 4 };

const TEXT: Setting = { cut: 'text', size: 11.5, space: 6 };

const NOTICE: Setting = { cut: 'text', size: 10.5, indent: BOX, inset: BOX };

const POINT: Setting = { cut: 'text', size: 11.5, indent: 18, space: 3 };

/** With PDFKit, which needs no external program. Yields to the event loop between steps. */
@Injectable()
export class PdfkitRoadmap extends RoadmapPdf {
  async print({ notices, madeOn, keptUntil, steps, bookmarks }: PrintedRoadmap): Promise<Buffer> {
    const sheet = new TaggedPdf(`${words().title}: ${site.name}`, site.author.name);
    const made = fill(words().made, { madeOn, keptUntil });
    sheet.addMasthead();
    sheet.add('H1', words().title, { cut: 'display', size: 30, space: 2 });
    sheet.add('P', words().lead, { cut: 'italic', size: 13, color: 'quiet', space: 6 });
    sheet.add('P', made, { ...LABEL, space: 14 });
    setBox(sheet, notices.join('\n'));
    for (const [at, step] of steps.entries()) {
      setStep(sheet, step, at + 1);
      await breathe();
    }
    if (bookmarks.length > 0) setBookmarks(sheet, bookmarks);
    const written = [...steps.map(({ notes }) => notes), ...bookmarks.map(({ description }) => description)];
    if (!written.every((text) => isPrintable(text)))
      sheet.add('P', words().unprintable, { ...LABEL, space: 0 });
    setFooters(sheet);
    return sheet.finish();
  }
}

function setBox(sheet: TaggedPdf, text: string): void {
  const height = sheet.heightOf(text, NOTICE) + 2 * BOX - 3;
  sheet.keep(height);
  const top = sheet.document.y;
  sheet.draw((paper) => {
    paper.rect(PAGE.margin, top, MEASURE, height).fill(inks().wash);
    paper.rect(PAGE.margin, top, 2.5, height).fill(inks().accent);
  });
  sheet.document.y = top + BOX;
  sheet.add('P', text, NOTICE);
  sheet.document.y = top + height + 22;
}

function setStep(sheet: TaggedPdf, step: PrintedStep, number: number): void {
  sheet.keep(130);
  sheet.add('H2', `${number}. ${step.title}`, { cut: 'number', size: 16, space: 1 });
  sheet.add('P', step.facts.join('  ·  '), { ...LABEL, color: 'accent', space: 5 });
  sheet.add('P', step.why, { cut: 'italic', size: 11.5, color: 'quiet', space: 5 });
  sheet.add('P', step.description, TEXT);
  sheet.list(step.keyPoints, (point, body) => setPoint(sheet, point, body));
  sheet.document.y += 4;
  if (step.books.length > 0)
    sheet.add('P', `${words().books}: ${step.books.join(', ')}`, { ...LABEL, space: 2 });
  setSources(sheet, step);
  if (step.notes) {
    sheet.keep(60);
    sheet.add('H3', words().notes, { ...LABEL, color: 'ink', space: 2 });
    sheet.add('P', step.notes, { cut: 'text', size: 11, indent: BOX, space: 4 });
  }
  sheet.document.y += 18;
}

/** With a checkbox that screen readers skip. */
function setPoint(sheet: TaggedPdf, point: string, body: PDFKit.PDFStructureElement): void {
  sheet.keep(sheet.heightOf(point, POINT));
  const top = sheet.document.y + 2;
  sheet.draw((paper) =>
    paper
      .lineWidth(0.7)
      .rect(PAGE.margin + 2, top, 8, 8)
      .stroke(inks().rule),
  );
  sheet.document.y = top - 2;
  sheet.add('P', point, POINT, body);
}

function setSources(sheet: TaggedPdf, { furtherSources }: PrintedStep): void {
  if (furtherSources.length === 0) return;
  sheet.keep(40);
  sheet.add('P', `${words().sources}:`, { ...LABEL, space: 0 });
  sheet.list(furtherSources, ({ label, url }, body) => {
    const named = `${label}, ${new URL(url).host}`;
    sheet.add('P', named, { ...LABEL, color: 'accent', indent: BOX, link: url, space: 0 }, body);
  });
  sheet.document.y += 4;
}

function setBookmarks(sheet: TaggedPdf, bookmarks: PrintedRoadmap['bookmarks']): void {
  sheet.keep(100);
  sheet.add('H2', words().bookmarks, { cut: 'number', size: 16, space: 4 });
  sheet.list(bookmarks, ({ title, tags, description }, body) => {
    const tagged = tags.length > 0 ? ` (${tags.join(', ')})` : '';
    sheet.add('P', [title + tagged, description].filter(Boolean).join(': '), { ...TEXT, space: 3 }, body);
  });
  sheet.document.y += 10;
}

/** Footers, marked as artifacts for screen readers. */
function setFooters(sheet: TaggedPdf): void {
  const { start, count } = sheet.document.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    sheet.document.switchToPage(at);
    sheet.draw((paper) => {
      paper.page.margins.bottom = 0;
      const top = PAGE.height - 42;
      const footer = fill(words().footer, { site: site.name });
      sheet.printLine(footer, { cut: 'label', size: 8, color: 'quiet' }, top);
      sheet.printLine(String(at + 1), { cut: 'number', size: 10, color: 'quiet', align: 'right' }, top - 2);
    }, 'Pagination');
  }
}
