import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { cookiesOf, signIn } from '../harness/site.js';
import type { SiteProcess } from '../harness/site-process.js';

/** As often as the dashboard: more calls would be measured, too. */
const pollMs = 1_000;
const memoryPollMs = 200;

export interface ImportState {
  id: string;
  state: string;
  done: number;
  options: object;
  counts: { outcomes: Record<string, number>; undone: Record<string, number> };
}

interface ArchiveState {
  latest: { id: string; state: string; done: number; total: number | null; sizeBytes: number | null };
}

/** Calls the API of imports and archives as the owner, and watches the memory of the site. */
export class ImportsClient {
  private leastBytes = 0;
  private mostBytes = 0;

  private cookie = '';

  constructor(
    private readonly url: string,
    private readonly site: SiteProcess,
    private readonly say: (detail: string) => void,
  ) {}

  async signIn(): Promise<void> {
    this.cookie = await signIn(this.url);
  }

  /** Since {@link watchMemory}. */
  get grownBytes(): number {
    return this.mostBytes - this.leastBytes;
  }

  watchMemory(): void {
    this.leastBytes = this.residentBytes();
    this.mostBytes = this.leastBytes;
  }

  upload(kind: string, file: Blob, name: string): Promise<ImportState> {
    const form = new FormData();
    form.append('kind', kind);
    form.append('files', file, name);
    return this.call('/imports', form);
  }

  find(id: string): Promise<ImportState> {
    return this.call(`/imports/${id}`);
  }

  check({ id, options }: ImportState): Promise<ImportState> {
    return this.call(`/imports/${id}/check`, { options });
  }

  /** Signs in again: these steps need a recent sign-in. */
  async move(id: string, step: 'start' | 'undo'): Promise<ImportState> {
    await this.signIn();
    return this.call(`/imports/${id}/${step}`, {});
  }

  async reach(id: string, state: string, timeoutMs: number): Promise<void> {
    await this.until(`the import ${state}`, timeoutMs, async () => {
      const now = await this.find(id);
      this.say(`${now.state}: ${now.done}`);
      if (now.state === 'failed') throw new Error('The import failed.');
      return now.state === state;
    });
  }

  /** Makes an archive. @returns its file */
  async archive(timeoutMs: number): Promise<Response> {
    await this.signIn();
    await this.call('/archives', {});
    let id = '';
    await this.until('the archive', timeoutMs, async () => {
      const { latest } = await this.call<ArchiveState>('/archives');
      id = latest.id;
      this.say(`archive: ${latest.state}`);
      if (latest.state === 'failed') throw new Error('The archive failed.');
      return latest.state === 'done';
    });
    return this.fetch(`/archives/${id}/file`);
  }

  private async call<T = ImportState>(path: string, body?: object | FormData): Promise<T> {
    return (await (await this.fetch(path, body)).json()) as T;
  }

  private async fetch(path: string, body?: object | FormData): Promise<Response> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}/api/admin${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: this.cookie, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    this.cookie = cookiesOf(response) || this.cookie;
    return response;
  }

  private async until(what: string, timeoutMs: number, holds: () => Promise<boolean>): Promise<void> {
    const startedMs = performance.now();
    const memory = setInterval(() => {
      this.mostBytes = Math.max(this.mostBytes, this.residentBytes());
    }, memoryPollMs);
    try {
      while (!(await holds())) {
        if (performance.now() - startedMs > timeoutMs)
          throw new Error(`Timed out after ${timeoutMs / 1_000} s: ${what}.`);
        await wait(pollMs);
      }
    } finally {
      clearInterval(memory);
    }
  }

  /** 0 on systems without /proc. */
  private residentBytes(): number {
    try {
      const status = readFileSync(`/proc/${this.site.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024;
    } catch {
      return 0;
    }
  }
}
