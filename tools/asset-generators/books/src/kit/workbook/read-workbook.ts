import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitFrontMatter } from '../../manuscript/front-matter.js';
import { ManuscriptError } from '../../manuscript/manuscript-error.js';
import { setLine } from '../../manuscript/typography.js';
import { readWorksheet, type WorksheetBlock } from './worksheet-blocks.js';

/** `kit.json` */
export interface KitAbout {
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
  /** What the files are called on the reader's machine. */
  fileNames: { kit: string; workbook: string; budget: string };
}

export interface WorkbookSection {
  title: string;
  /** One line on what the section is for. */
  lead: string;
  blocks: WorksheetBlock[];
}

export interface Workbook {
  about: KitAbout;
  /** The first stands before the numbered ones. */
  sections: WorkbookSection[];
}

function readSection(folder: string, name: string): WorkbookSection {
  const file = `workbook/${name}`;
  const { values, body } = splitFrontMatter(file, readFileSync(join(folder, file), 'utf8'));
  const line = (key: string): string => {
    const value = values.get(key);
    if (typeof value !== 'string') throw new ManuscriptError(file, 1, `the section needs a "${key}"`);
    return setLine(value);
  };
  return { title: line('title'), lead: line('lead'), blocks: readWorksheet(body, file) };
}

/**
 * @param folder of a kit, below content/kits
 * @throws ManuscriptError for a section that cannot be set, with file and line
 */
export function readWorkbook(folder: string): Workbook {
  const about = JSON.parse(readFileSync(join(folder, 'kit.json'), 'utf8')) as KitAbout;
  const names = readdirSync(join(folder, 'workbook'))
    .filter((name) => name.endsWith('.md'))
    .sort();
  return { about, sections: names.map((name) => readSection(folder, name)) };
}
