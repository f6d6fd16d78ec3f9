import type { AdminFile, AdminProduct, PastBuyers, ProductEvent, SoldFile } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import type { StatusTone } from '../components/index.js';

type Status = AdminProduct['status'];

export const statusWords: Record<Status, { label: string; tone: StatusTone }> = {
  'on-sale': { label: 'On sale', tone: 'good' },
  'off-sale': { label: 'Not on sale', tone: 'neutral' },
  'to-come': { label: 'To come', tone: 'busy' },
  away: { label: 'Put away', tone: 'neutral' },
};

export const typeWords: Record<AdminProduct['type'], string> = {
  ebook: 'E-book',
  paperback: 'Paperback',
  speaking: 'Speaking',
};

const formatNames: Record<string, string> = { pdf: 'PDF', epub: 'ePub', mobi: 'MOBI' };

export const formatName = (format: AdminFile['format']): string => formatNames[format] ?? 'Unknown';

/** `PDF, ePub`, or why there is none. */
export function filesText({ type, files }: Pick<AdminProduct, 'type' | 'files'>): string {
  if (type !== 'ebook') return type === 'paperback' ? 'By post' : 'By appointment';
  return files.length > 0 ? files.map(({ format }) => formatName(format)).join(', ') : 'No files yet';
}

export const pastBuyersWords: Record<PastBuyers, { label: string; hint: string; done: string }> = {
  told: {
    label: 'Give it to them, and tell them by mail',
    hint: 'Each gets one letter with fresh links. Their old links lead to the new edition too.',
    done: 'Past buyers have it, and are told by mail',
  },
  served: {
    label: 'Give it to them quietly',
    hint: 'Their links lead to the new edition from now on. No letter goes out.',
    done: 'Past buyers have it',
  },
  kept: {
    label: 'Leave them the edition they bought',
    hint: 'Only those who buy from now on get the new edition.',
    done: 'Past buyers keep the edition they bought',
  },
};

const eventWords: Record<string, string> = {
  'product.created': 'Added to the store',
  'product.changed': 'Changed',
  'product.put-on-sale': 'Put on sale',
  'product.taken-off-sale': 'Taken off sale',
  'product.put-away': 'Put away',
  'product.brought-back': 'Brought back',
  'product.released': 'Released',
  'product.edition-published': 'New edition',
};

export const eventText = ({ action }: ProductEvent): string => eventWords[action] ?? action;

const fieldNames: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  priceCents: 'Price',
  type: 'Type',
};

const valueText = (field: string, value: unknown): string =>
  field === 'priceCents' && typeof value === 'number' ? formatCents(value) : String(value ?? '');

/** What was changed, a line each: `Price: $9.95 → $9.99`. */
export function changesOf({ action, before, after }: ProductEvent): string[] {
  if (action !== 'product.changed' || !before || !after) return [];
  return Object.keys(after).map(
    (field) =>
      `${fieldNames[field] ?? field}: ${valueText(field, before[field])} → ${valueText(field, after[field])}`,
  );
}

/** What the choice of files offers. */
export const ACCEPTED = '.pdf,.epub,.mobi';
const ENDINGS = ACCEPTED.split(',');
export const MOST_BYTES = 200 * 1024 * 1024;
export const MOST_FILES = 10;

/** By the ending alone: epub, pdf, otherwise unknown. */
export function formatOfName(name: string): SoldFile['format'] {
  const ending = name.toLowerCase().split('.').at(-1);
  return ending === 'epub' || ending === 'pdf' ? ending : 'unknown';
}

/** What can be said of a file before it is sent; undefined where nothing speaks against it. */
export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!ENDINGS.some((ending) => name.toLowerCase().endsWith(ending)))
    return `“${name}” cannot be sold here: files end in .pdf, .epub or .mobi.`;
  if (size === 0) return `“${name}” is empty.`;
  if (size > MOST_BYTES) return `“${name}” is too large: a file may have 200 MB at most.`;
  return undefined;
}

/**
 * Which file a new one most likely replaces: the first of the same ending whose place is not taken yet; none where there
 * is no such file. @param taken ids
 */
export function firstPlaceFor(
  name: string,
  files: readonly Pick<AdminFile, 'id' | 'format'>[],
  taken: readonly string[],
): string {
  const ending = name.toLowerCase().split('.').at(-1);
  return files.find(({ id, format }) => format === ending && !taken.includes(id))?.id ?? '';
}
