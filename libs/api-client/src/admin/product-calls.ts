import { addressOf, call } from './call.js';
import type { AdminProduct, PastBuyers, ProductAction, WrittenProduct } from './types.js';
import { uploadForm, type UploadOptions } from './upload-form.js';

/** The newest first. @param isAway those that are put away, in the place of all others */
export const fetchProducts = (isAway: boolean, cursor?: string) =>
  call('get', '/api/admin/products', { query: { away: isAway ? 'true' : undefined, cursor } });

export const fetchProduct = (id: string) => call('get', '/api/admin/products/{id}', { path: { id } });

/** What was done with it, the newest first; for whoever may read the log. */
export const fetchProductHistory = (id: string) =>
  call('get', '/api/admin/products/{id}/history', { path: { id } });

/** A file to sell, and what its ending says it is. */
export interface SoldFile {
  file: File;
  format: 'epub' | 'pdf' | 'unknown';
}

export interface NewProduct extends WrittenProduct {
  files: readonly SoldFile[];
  /** Whether it goes on sale at once. */
  isPublished: boolean;
}

function formOf(fields: Record<string, string>, files: readonly SoldFile[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { file, format } of files) {
    form.append('formats', format);
    form.append('files', file);
  }
  return form;
}

export function createProduct(wanted: NewProduct, options?: UploadOptions): Promise<AdminProduct> {
  const { title, description, price, type, files, isPublished } = wanted;
  const fields = { title, description, price: String(price), type };
  const form = formOf({ ...fields, ...(isPublished ? {} : { publish: 'false' }) }, files);
  return uploadForm<AdminProduct>('/api/admin/products', form, options);
}

/** @param version that was changed; throws ApiError 409 where another window has saved since */
export const changeProduct = (id: string, version: number, written: WrittenProduct) =>
  call('put', '/api/admin/products/{id}', { path: { id }, body: { ...written, version } });

export const steerProduct = (id: string, action: ProductAction) =>
  call('post', `/api/admin/products/{id}/${action}`, { path: { id } });

export const fetchPersonalCopies = (id: string) =>
  call('get', '/api/admin/products/{id}/personal-copies', { path: { id } });

export const turnPersonalCopies = (id: string, isOn: boolean) =>
  call('put', '/api/admin/products/{id}/personal-copies', { path: { id }, body: { isOn } });

export interface NewEdition {
  version: number;
  note: string;
  pastBuyers: PastBuyers;
  /** Each with the id of the file whose place it takes; empty for one that comes to the others. */
  files: readonly (SoldFile & { replaces: string })[];
}

export function publishEdition(
  id: string,
  edition: NewEdition,
  options?: UploadOptions,
): Promise<AdminProduct> {
  const { version, note, pastBuyers, files } = edition;
  const form = formOf({ version: String(version), note, pastBuyers }, files);
  for (const { replaces } of files) form.append('replaces', replaces);
  return uploadForm<AdminProduct>(
    addressOf('/api/admin/products/{id}/editions', { path: { id } }),
    form,
    options,
  );
}

/** The address of a page with a product as it is being written. @param id of one that there is */
export function productPreviewUrl(
  look: 'shop' | 'page',
  { title, description, price, type }: WrittenProduct,
  formats: readonly string[],
  id?: string,
): string {
  const query = new URLSearchParams({ look, title, description, price: String(price), type });
  for (const format of formats) query.append('formats', format);
  if (id) query.append('id', id);
  return `/api/admin/product-preview?${query}`;
}
