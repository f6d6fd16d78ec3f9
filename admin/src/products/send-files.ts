import type { AdminProduct, PastBuyers, WrittenProduct } from '@lectern/api-client/admin';
import { uploadForm, type UploadOptions } from '../components/upload-form.js';

export interface SoldFile {
  file: File;
  format: 'epub' | 'pdf' | 'unknown';
}

interface NewProduct extends WrittenProduct {
  files: readonly SoldFile[];
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

export function createProduct(product: NewProduct, options?: UploadOptions): Promise<AdminProduct> {
  const { title, description, price, type, files, isPublished } = product;
  const fields = { title, description, price: String(price), type };
  const form = formOf({ ...fields, ...(isPublished ? {} : { publish: 'false' }) }, files);
  return uploadForm('/api/admin/products', form, options);
}

interface NewEdition {
  version: number;
  note: string;
  pastBuyers: PastBuyers;
  /** Each with the id of the file it replaces; an empty id adds a file. */
  files: readonly (SoldFile & { replaces: string })[];
}

export function publishEdition(
  id: string,
  { version, note, pastBuyers, files }: NewEdition,
  options?: UploadOptions,
): Promise<AdminProduct> {
  const form = formOf({ version: String(version), note, pastBuyers }, files);
  for (const { replaces } of files) form.append('replaces', replaces);
  return uploadForm(`/api/admin/products/${encodeURIComponent(id)}/editions`, form, options);
}
