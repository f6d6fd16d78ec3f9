import { DomainError } from '../../platform/http/domain-error.js';
import type { Inspection } from '../import-batches/import-rules.js';
import {
  CUSTOMER_TARGETS,
  type CustomerMapping,
  type CustomerTarget,
  SHARED_TARGETS,
} from './customer-columns-rules.js';
import type { CustomerOptions } from './read-sale.js';

const PRODUCT_ID = /^[\w-]{0,200}$/;

const invalid = (code: string, sentence: string) => new DomainError('invalid', `IMPORTS.${code}`, sentence);

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const isTarget = (value: unknown): value is CustomerTarget =>
  CUSTOMER_TARGETS.some((target) => target === value);

function readMapping(value: unknown, columns: readonly string[]): CustomerMapping {
  const given = recordOf(value);
  const entries = columns.map((column) => {
    // A column may have the name of a method of objects.
    const target = (Object.hasOwn(given, column) ? given[column] : undefined) ?? 'note';
    if (!isTarget(target))
      throw invalid('UNKNOWN_TARGET', 'Please choose from the list what each column is.');
    return [column, target] as const;
  });
  const used = entries.map(([, target]) => target).filter((target) => !SHARED_TARGETS.includes(target));
  if (!used.includes('email'))
    throw invalid('NO_EMAIL_COLUMN', 'Please say which column holds the email address.');
  if (!used.includes('product'))
    throw invalid('NO_PRODUCT_COLUMN', 'Please say which column holds the product.');
  if (new Set(used).size < used.length)
    throw invalid('TARGET_TWICE', 'Two columns have the same meaning. Please choose one of them.');
  return Object.fromEntries(entries);
}

/** Product ids are validated when they are used. @throws DomainError */
export function readCustomerOptions(
  value: unknown,
  { columns = [], values = {} }: Inspection,
): CustomerOptions {
  const input = recordOf(value);
  const mapping = readMapping(input['mapping'], columns);
  const given = recordOf(input['products']);
  const productColumn = columns.find((column) => mapping[column] === 'product') ?? '';
  const chosen = (values[productColumn] ?? []).flatMap((name) => {
    const id = Object.hasOwn(given, name) ? given[name] : '';
    if (typeof id !== 'string' || !PRODUCT_ID.test(id))
      throw invalid('UNKNOWN_PRODUCT', 'Please choose an ebook of your shop for each product, or none.');
    return id ? [[name, id] as const] : [];
  });
  return { mapping, products: Object.fromEntries(chosen) };
}
