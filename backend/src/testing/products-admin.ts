import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { AdminProductDto } from '../commerce/products/product.dto.js';
import type { RunningShop } from './running-shop.js';
import type { ApiSession, Answer } from './api-session.js';

export interface FormFile {
  name: string;
  content: Buffer;
  format?: string;
}

type Fields = Record<string, string | readonly string[]>;
export type Product = AdminProductDto & { detail?: string; code?: string };

/** Manages products over HTTP, as the dashboard does. */
export class ProductsAdmin {
  constructor(
    private readonly shop: RunningShop,
    readonly staff: ApiSession,
  ) {}

  send(address: string, fields: Fields, files: readonly FormFile[]): Promise<Answer<Product>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      for (const each of [value].flat()) form.append(name, String(each));
    for (const { name, content, format } of files) {
      form.append('files', new Blob([new Uint8Array(content)]), name);
      if (format !== undefined) form.append('formats', format);
    }
    return this.staff.post(address, form);
  }

  create(fields: Fields, files: readonly FormFile[]): Promise<Answer<Product>> {
    const words = { title: 'A Quiet Mind', description: 'On rest.', price: '1299', type: 'ebook' };
    return this.send('/api/admin/products', { ...words, ...fields }, files);
  }

  edition(id: string, fields: Fields, files: readonly FormFile[]): Promise<Answer<Product>> {
    return this.send(`/api/admin/products/${id}/editions`, fields, files);
  }

  read(id: string): Promise<Answer<Product>> {
    return this.staff.get(`/api/admin/products/${id}`);
  }

  step(id: string, step: string): Promise<Answer<Product>> {
    return this.staff.post(`/api/admin/products/${id}/${step}`);
  }

  change(id: string, version: number, words: object = {}): Promise<Answer<Product>> {
    const same = { title: 'A Quiet Mind', description: 'On rest.', price: 1299, type: 'ebook' };
    return this.staff.put(`/api/admin/products/${id}`, { ...same, ...words, version });
  }

  async stored(): Promise<string[]> {
    const root = path.join(this.shop.configuration.dataDir, 'files/books');
    const names = await readdir(root, { recursive: true });
    return names.filter((name) => /\.\w+$/.test(name) && !name.startsWith('finding-peace/')).sort();
  }
}
