import type { AdminPreviewsDto } from '../audio/previews/previews.admin.dto.js';
import type { PreviewDto, WantedPreviewDto } from '../audio/previews/preview.dto.js';
import type { PreviewStatus } from '../audio/previews/preview-rules.js';
import { eventually } from './eventually.js';
import type { RunningShop } from './running-shop.js';
import { ApiSession, type Answer } from './api-session.js';

export const GENERATE = '/api/audio-preview/generate';
export const PREVIEW_INPUT = { bookTitle: 'Finding Peace', voiceType: 'warm' };

/** A problem with additional fields of the older error format. */
export interface PreviewProblem {
  status: number;
  detail: string;
  error: string;
  details: string;
  message: string;
}

export class PreviewListener {
  readonly visitor: ApiSession;

  constructor(private readonly shop: RunningShop) {
    this.visitor = new ApiSession(shop);
  }

  want<T = WantedPreviewDto>(input: object = {}, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.visitor.post<T>(GENERATE, { ...PREVIEW_INPUT, ...input }, { prefer: 'wait=30', ...headers });
  }

  /** Starts a preview without waiting for it. */
  async begin(input: object = {}): Promise<WantedPreviewDto> {
    return (await this.want(input, { prefer: 'respond-async' })).body;
  }

  cancel(id: string, wish: string | null): Promise<Answer> {
    return this.visitor.post(`/api/audio-preview/${id}/cancel`, { wish });
  }

  async read(id: string): Promise<PreviewDto> {
    return (await this.visitor.get<PreviewDto>(`/api/audio-preview/${id}`)).body;
  }

  becomes(id: string, status: PreviewStatus): Promise<PreviewDto> {
    return eventually(`the preview to be ${status}`, async () => {
      const preview = await this.read(id);
      return preview.status === status && preview;
    });
  }

  /** Waits for a status, making retries due at once. */
  becomesSkippingDelays(id: string, status: PreviewStatus): Promise<PreviewDto> {
    return eventually(`the preview to be ${status}`, async () => {
      await this.shop.pool.query(
        `WITH due AS (UPDATE outbox SET due_at = now() WHERE closed_at IS NULL AND dispatched_at IS NULL RETURNING 1)
         SELECT pg_notify('lectern_outbox', '') FROM due`,
      );
      const preview = await this.read(id);
      return preview.status === status && preview;
    });
  }

  async adminPreviews(staff: ApiSession): Promise<AdminPreviewsDto> {
    return (await staff.get<AdminPreviewsDto>('/api/admin/audio-previews')).body;
  }

  async rows(sql: string): Promise<Record<string, unknown>[]> {
    return (await this.shop.pool.query(sql)).rows as Record<string, unknown>[];
  }

  async deleteAll(): Promise<void> {
    await this.shop.pool.query(
      'DELETE FROM preview_makings; DELETE FROM audio_previews; DELETE FROM speech_spending; DELETE FROM source_allowances',
    );
  }
}
