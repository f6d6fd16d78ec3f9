import { setImmediate as nextTick } from 'node:timers/promises';

import type { ResponseBody } from './response-body.js';

interface PageKind {
  status: number;
  /** Client-side app: answers every path below its own. */
  isProgram?: boolean | undefined;
  isFrame?: boolean;
  isRare?: boolean | undefined;
}

export class CachedPage {
  readonly status: number;
  readonly isProgram: boolean;
  readonly isFrame: boolean;
  readonly isRare: boolean;
  private cached: { deref(): ResponseBody | undefined } | undefined;

  constructor(
    private readonly render: () => ResponseBody,
    { status, isProgram = false, isFrame = false, isRare = false }: PageKind,
  ) {
    this.status = status;
    this.isProgram = isProgram;
    this.isFrame = isFrame;
    this.isRare = isRare;
  }

  get body(): ResponseBody {
    const known = this.cached?.deref();
    if (known) return known;
    const body = this.render();
    this.cached = this.isRare ? new WeakRef(body) : { deref: () => body };
    return body;
  }
}

export const FRAME: PageKind = { status: 200, isFrame: true };

export interface Pace {
  stopping?: AbortSignal;
  turn?: () => Promise<unknown>;
}

/**
 * Renders and compresses pages one by one, except rare ones, with pauses for requests.
 * @throws AggregateError after all others are rendered
 */
export async function renderAhead(
  pages: readonly { readonly body: ResponseBody; readonly isRare?: boolean }[],
  { stopping, turn }: Pace = {},
): Promise<void> {
  const faults: unknown[] = [];
  for (const page of pages) {
    if (page.isRare) continue;
    await turn?.();
    if (stopping?.aborted) return;
    try {
      await page.body.compressed?.ahead();
    } catch (error) {
      faults.push(error);
    }
    await nextTick();
  }
  if (faults.length > 0) throw new AggregateError(faults, 'some pages cannot be rendered');
}
