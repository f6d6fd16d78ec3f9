import type { ImportDto, ImportRowPageDto } from '../moving/import-batches/import-batches.dto.js';
import type { ImportKind, ImportState } from '../moving/import-batches/import-rules.js';
import type { Answer, ApiSession } from './api-session.js';
import { eventually } from './eventually.js';

const IMPORTS = '/api/admin/imports';

export interface UploadedText {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** The imports of the dashboard. */
export class ImportsAdmin {
  constructor(private readonly staff: ApiSession) {}

  upload(kind: ImportKind, ...files: readonly UploadedText[]): Promise<Answer<ImportDto>> {
    const form = new FormData();
    form.append('kind', kind);
    for (const { name, content } of files) form.append('files', new Blob([content]), name);
    return this.staff.post(IMPORTS, form);
  }

  post(id: string, action: 'check' | 'start' | 'undo' | 'cancel', body?: object): Promise<Answer<ImportDto>> {
    return this.staff.post(`${IMPORTS}/${id}/${action}`, body);
  }

  async find(id: string): Promise<ImportDto> {
    return (await this.staff.get<ImportDto>(`${IMPORTS}/${id}`)).body;
  }

  async list(): Promise<ImportDto[]> {
    return (await this.staff.get<{ items: ImportDto[] }>(IMPORTS)).body.items;
  }

  /** `place outcome code` of each row. */
  async rows(id: string, query = ''): Promise<string[]> {
    const { body } = await this.staff.get<ImportRowPageDto>(`${IMPORTS}/${id}/rows${query}`);
    return body.items.map(({ place, outcome, code, undone }) =>
      [place, outcome, code, undone].filter(Boolean).join(' '),
    );
  }

  reach(id: string, state: ImportState): Promise<ImportDto> {
    return eventually(`import ${state}`, async () => {
      const found = await this.find(id);
      if (found.state === 'failed' && state !== 'failed') throw new Error(`It failed: ${found.failure}`);
      return found.state === state && found;
    });
  }

  /** Uploads, and makes the dry run. */
  async check(kind: ImportKind, files: readonly UploadedText[], options?: object): Promise<ImportDto> {
    const { status, body } = await this.upload(kind, ...files);
    if (status !== 201) throw new Error(`The upload answered ${status}: ${JSON.stringify(body)}`);
    const checked = await this.post(body.id, 'check', { options: { ...body.options, ...options } });
    if (checked.status !== 200) throw new Error(`The dry run answered: ${JSON.stringify(checked.body)}`);
    return this.reach(body.id, 'checked');
  }

  async run(kind: ImportKind, files: readonly UploadedText[], options?: object): Promise<ImportDto> {
    const { id } = await this.check(kind, files, options);
    await this.post(id, 'start');
    return this.reach(id, 'done');
  }

  async undo(id: string): Promise<ImportDto> {
    await this.post(id, 'undo');
    return this.reach(id, 'undone');
  }
}
