import { typstArray, typstBlocks, typstString } from '../../pdf/typst-source.js';
import type { Workbook, WorkbookSection } from './read-workbook.js';
import type { WorksheetBlock } from './worksheet-blocks.js';

const strings = (texts: readonly string[]) => typstArray(texts.map(typstString));

function blockSource(block: WorksheetBlock): string {
  switch (block.kind) {
    case 'words':
      return typstBlocks(block.blocks);
    case 'lines':
      return `#ruled(${typstString(block.question)}, ${block.count})`;
    case 'table':
      return `#worksheet-table(${typstArray(block.widths.map(String))}, ${strings(block.heads)}, ${typstArray(
        block.filled.map(strings),
      )}, ${block.emptyRows})`;
    case 'checklist':
      return `#checklist(${strings(block.items)})`;
    case 'letter':
      return `#sheet[${typstBlocks(block.blocks)}]`;
    case 'example':
      return `#example[${typstBlocks(block.blocks)}]`;
    case 'new-page':
      return '#pagebreak(weak: true)';
  }
}

function sectionSource({ title, lead, blocks }: WorkbookSection, index: number): string {
  const number = index === 0 ? 'none' : typstString(String(index));
  const opening = `#opening(${number}, ${typstString(title)}, ${typstString(lead)})`;
  return [opening, ...blocks.map(blockSource)].join('\n\n');
}

/** The whole workbook as one Typst document, which calls the functions of workbook.typ. */
export function workbookSource({ about, sections }: Workbook): string {
  const { title, subtitle, author, description, keywords, published } = about;
  const [year, month, day] = published.split('-').map(Number);
  return [
    '#import "workbook.typ": *',
    `#show: workbook.with(title: ${typstString(title)}, author: ${typstString(author)},`,
    `  description: ${typstString(description)}, keywords: ${strings(keywords)},`,
    `  published: datetime(year: ${year}, month: ${month}, day: ${day}))`,
    `#cover(${[title, subtitle, author, about.coverNote].map(typstString).join(', ')})`,
    `#small-print(${strings(about.smallPrint)})`,
    `#contents(${typstString(about.contentsTitle)})`,
    `#show: main-matter.with(${typstString(title)})`,
    ...sections.map(sectionSource),
  ].join('\n\n');
}
