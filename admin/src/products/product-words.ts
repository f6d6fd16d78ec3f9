import type { AdminFile, AdminProduct, PastBuyers, ProductEvent } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import type { StatusWords } from '../components/index.js';
import { say } from '../say.js';
import { products as m } from '../messages.js';
import type { SoldFile } from './send-files.js';

type Status = AdminProduct['status'];

export const statusWords: Record<Status, StatusWords> = {
  'on-sale': { label: m.onSale, tone: 'good' },
  'off-sale': { label: m.notOnSale, tone: 'neutral' },
  'to-come': { label: m.toCome, tone: 'busy' },
  away: { label: m.putAway, tone: 'neutral' },
};

export const typeWords: Record<AdminProduct['type'], string> = {
  ebook: m.eBook,
  paperback: m.paperback,
  speaking: m.speaking,
};

const formatNames: Record<string, string> = { pdf: 'PDF', epub: 'ePub', mobi: 'MOBI' };

export const formatName = (format: AdminFile['format']): string => formatNames[format] ?? m.unknown;

/** `PDF, ePub`, or why there are no files. */
export function filesText({ type, files }: Pick<AdminProduct, 'type' | 'files'>): string {
  if (type !== 'ebook') return type === 'paperback' ? m.byPost : m.byAppointment;
  return files.length > 0 ? files.map(({ format }) => formatName(format)).join(', ') : m.noFilesYet;
}

export const pastBuyersWords: Record<PastBuyers, { label: string; hint: string; done: string }> = {
  told: { label: m.giveThemTellThem, hint: m.eachGetsOneEmail, done: m.pastBuyersHaveAre },
  served: { label: m.giveThemQuietly, hint: m.theirLinksLeadNew, done: m.pastBuyersHaveIt },
  kept: { label: m.leaveThemEditionThey, hint: m.onlyThoseWhoBuy, done: m.pastBuyersKeepEdition },
};

const eventWords: Record<string, string> = {
  'product.created': m.addedToTheStore,
  'product.changed': m.changed,
  'product.put-on-sale': m.putOnSale,
  'product.taken-off-sale': m.takenOffSale,
  'product.put-away': m.putAway,
  'product.brought-back': m.broughtBack,
  'product.released': m.released,
  'product.edition-published': m.newEdition,
  'product.copies-turned-on': m.personalCopiesOn,
  'product.copies-turned-off': m.personalCopiesOff,
};

export const eventText = ({ action }: ProductEvent): string => eventWords[action] ?? action;

const fieldNames: Record<string, string> = {
  title: m.titleLabel,
  description: m.descriptionLabel,
  priceCents: m.price,
  type: m.type,
};

const valueText = (field: string, value: unknown): string =>
  field === 'priceCents' && typeof value === 'number' ? formatCents(value) : String(value ?? '');

/** Changes, one line each: `Price: $9.95 → $9.99`. */
export function changesOf({ action, before, after }: ProductEvent): string[] {
  if (action !== 'product.changed' || !before || !after) return [];
  return Object.keys(after).map(
    (field) =>
      `${fieldNames[field] ?? field}: ${valueText(field, before[field])} → ${valueText(field, after[field])}`,
  );
}

/** File extensions of the file input. */
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
    return say(m.cannotBeSoldHere, { name });
  if (size === 0) return say(m.isEmpty, { name });
  if (size > MOST_BYTES) return say(m.tooLargeFileMay, { name });
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
