import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { setText } from '@lectern/typography';
import { ManuscriptError, splitFrontMatter } from '../manuscript/front-matter.js';
import { typstArray, typstBlocks, typstOptional, typstString } from '../pdf/typst-source.js';
import { readWorksheet, type WorksheetBlock } from './worksheet-blocks.js';

/** `kit.json` */
export interface KitAbout {
  /** BCP 47 */
  language: string;
  title: string;
  subtitle: string;
  author: string;
  description: string;
  keywords: string[];
  /** `2024-12-01` */
  published: string;
  coverNote: string;
  contentsTitle: string;
  smallPrint: string[];
  /** File names for the reader. */
  fileNames: { kit: string; workbook: string; budget: string };
}

interface WorkbookSection {
  title: string;
  /** One line on what the section is for. */
  lead: string;
  blocks: WorksheetBlock[];
}

export interface Workbook {
  about: KitAbout;
  /** The first one has no number. */
  sections: WorkbookSection[];
}

function readSection(folder: string, name: string, language: string): WorkbookSection {
  const file = `workbook/${name}`;
  const { values, body } = splitFrontMatter(file, readFileSync(join(folder, file), 'utf8'));
  const line = (key: string): string => {
    const value = values.get(key);
    if (typeof value !== 'string') throw new ManuscriptError(file, 1, `the section needs a "${key}"`);
    return setText(value, language);
  };
  return { title: line('title'), lead: line('lead'), blocks: readWorksheet(body, file, language) };
}

/**
 * @param folder of a kit, below content/kits
 * @throws ManuscriptError for a section that cannot be set, with file and line
 */
export function readWorkbook(folder: string): Workbook {
  const about: KitAbout = {
    language: 'en-US',
    ...(JSON.parse(readFileSync(join(folder, 'kit.json'), 'utf8')) as Omit<KitAbout, 'language'>),
  };
  const names = readdirSync(join(folder, 'workbook'))
    .filter((name) => name.endsWith('.md'))
    .sort();
  return { about, sections: names.map((name) => readSection(folder, name, about.language)) };
}

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
  const { title, subtitle, author, description, keywords, published, language: tag } = about;
  const [language = 'en', region = null] = tag.split('-');
  const [year, month, day] = published.split('-').map(Number);
  return [
    '#import "workbook.typ": *',
    `#show: workbook.with(title: ${typstString(title)}, author: ${typstString(author)},`,
    `  description: ${typstString(description)}, keywords: ${strings(keywords)},`,
    `  language: ${typstString(language)}, region: ${typstOptional(region)},`,
    `  published: datetime(year: ${year}, month: ${month}, day: ${day}))`,
    `#cover(${[title, subtitle, author, about.coverNote].map(typstString).join(', ')})`,
    `#small-print(${strings(about.smallPrint)})`,
    `#contents(${typstString(about.contentsTitle)})`,
    `#show: main-matter.with(${typstString(title)})`,
    ...sections.map(sectionSource),
  ].join('\n\n');
}
