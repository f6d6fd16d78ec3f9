import { expect } from '@playwright/test';

import type { ExportFile } from './exports.js';
import { owner } from './owner.js';

export interface ImportBatch {
  id: string;
  state: string;
  options: object;
}

/** Calls the API of imports and archives as the owner, of a site that may be killed and started again. */
export class ImportsApi {
  private cookie = '';

  constructor(private readonly url: string) {}

  async signIn(): Promise<void> {
    const signedIn = await this.call('/api/admin/session', owner);
    this.cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  async upload(kind: 'articles' | 'subscribers', { name, buffer }: ExportFile): Promise<ImportBatch> {
    const form = new FormData();
    form.append('kind', kind);
    form.append('files', new Blob([new Uint8Array(buffer)]), name);
    return (await (await this.call('/api/admin/imports', form)).json()) as ImportBatch;
  }

  /** Starts the dry runs with the proposed options. */
  async check(batches: readonly ImportBatch[]): Promise<void> {
    for (const { id, options } of batches) await this.call(`/api/admin/imports/${id}/check`, { options });
  }

  async move(batches: readonly ImportBatch[], step: 'start' | 'undo'): Promise<void> {
    for (const { id } of batches) await this.call(`/api/admin/imports/${id}/${step}`, {});
  }

  async reach(batches: readonly ImportBatch[], state: string): Promise<void> {
    const states = async () => {
      const found: string[] = [];
      for (const { id } of batches)
        found.push(((await (await this.call(`/api/admin/imports/${id}`)).json()) as ImportBatch).state);
      return found;
    };
    await expect.poll(states, { timeout: 120_000, intervals: [250] }).toEqual(batches.map(() => state));
  }

  startArchive(): Promise<Response> {
    return this.call('/api/admin/archives', {});
  }

  /** Waits for the archive that was started last. */
  async archive(): Promise<Buffer> {
    const latest = async () => {
      const answer = await this.call('/api/admin/archives');
      return ((await answer.json()) as { latest: { id: string; state: string } }).latest;
    };
    await expect.poll(async () => (await latest()).state, { intervals: [250] }).toBe('done');
    const file = await this.call(`/api/admin/archives/${(await latest()).id}/file`);
    return Buffer.from(await file.arrayBuffer());
  }

  /** Posts if there is a body. */
  private async call(path: string, body?: object | FormData): Promise<Response> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: this.url,
        cookie: this.cookie,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}
