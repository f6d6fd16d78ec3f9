import { formatPrice } from '../shop.js';
import type { AdminFile, AdminProduct, ProductEvent } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
import { say } from '../say.js';
import { products as m } from '../messages.js';
import type { SoldFile } from './send-files.js';

type Status = AdminProduct['status'];

export const statusWords: Record<Status, StatusWords> = {
  'on-sale': { label: m.states['on-sale'], tone: 'good' },
  'off-sale': { label: m.states['off-sale'], tone: 'neutral' },
  'to-come': { label: m.states['to-come'], tone: 'busy' },
  away: { label: m.states.away, tone: 'neutral' },
};

export const typeWords: Record<AdminProduct['type'], string> = m.types;

const formatNames: Record<string, string> = { pdf: 'PDF', epub: 'ePub', mobi: 'MOBI' };

export const formatName = (format: AdminFile['format']): string =>
  formatNames[format] ?? m.files.unknownFormat;

/** `PDF, ePub`, or why there are no files. */
export function filesText({ type, files }: Pick<AdminProduct, 'type' | 'files'>): string {
  if (type !== 'ebook') return m.delivery[type];
  return files.length > 0 ? files.map(({ format }) => formatName(format)).join(', ') : m.files.empty.title;
}

const eventWords: Record<string, string> = m.history.events;

export const eventText = ({ action }: ProductEvent): string => eventWords[action] ?? action;

const fieldNames: Record<string, string> = m.history.fields;

const valueText = (field: string, value: unknown): string =>
  field === 'priceCents' && typeof value === 'number' ? formatPrice(value) : String(value ?? '');

/** Changes, one line each: `Price: $9.95 → $9.99`. */
export function changesOf({ action, before, after }: ProductEvent): string[] {
  if (action !== 'product.changed' || !before || !after) return [];
  return Object.keys(after).map(
    (field) =>
      `${fieldNames[field] ?? field}: ${valueText(field, before[field])} → ${valueText(field, after[field])}`,
  );
}

export const ACCEPTED = '.pdf,.epub,.mobi';
const ENDINGS = ACCEPTED.split(',');
export const MOST_BYTES = 200 * 1024 * 1024;
export const MOST_FILES = 10;

/** By extension only: epub, pdf, otherwise unknown. */
export function formatOfName(name: string): SoldFile['format'] {
  const ending = name.toLowerCase().split('.').at(-1);
  return ending === 'epub' || ending === 'pdf' ? ending : 'unknown';
}

/** Validates a file before the upload; undefined if it is valid. */
export function problemOfFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!ENDINGS.some((ending) => name.toLowerCase().endsWith(ending)))
    return say(m.upload.errors.format, { name });
  if (size === 0) return say(m.upload.errors.empty, { name });
  if (size > MOST_BYTES) return say(m.upload.errors.tooLarge, { name });
  return undefined;
}

/**
 * Suggests the file that a new one replaces: the first unassigned one with the same extension, if there is
 * one.
 * @param taken ids
 */
export function firstPlaceFor(
  name: string,
  files: readonly Pick<AdminFile, 'id' | 'format'>[],
  taken: readonly string[],
): string {
  const ending = name.toLowerCase().split('.').at(-1);
  return files.find(({ id, format }) => format === ending && !taken.includes(id))?.id ?? '';
}
