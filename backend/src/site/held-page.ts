import { setImmediate as nextTurn } from 'node:timers/promises';

import type { ResponseBody } from './response-body.js';

interface PageKind {
  status: number;
  /** Answers for every address below its own. */
  isProgram?: boolean | undefined;
  /** Shown on other people's pages. */
  isFrame?: boolean;
}

/** A page whose body is rendered at its first request and then cached. */
export class HeldPage {
  readonly status: number;
  readonly isProgram: boolean;
  readonly isFrame: boolean;
  private made: ResponseBody | undefined;

  constructor(
    private readonly make: () => ResponseBody,
    { status, isProgram = false, isFrame = false }: PageKind,
  ) {
    this.status = status;
    this.isProgram = isProgram;
    this.isFrame = isFrame;
  }

  /** @throws where it cannot be rendered */
  get body(): ResponseBody {
    this.made ??= this.make();
    return this.made;
  }
}

export const FRAME: PageKind = { status: 200, isFrame: true };

export interface Pace {
  stopping?: AbortSignal;
  /** Resolves when the next may be made. */
  turn?: () => Promise<unknown>;
}

/**
 * Renders bodies one by one, with pauses for requests.
 * @throws if some could not be rendered; the others are
 */
export async function makeAhead(
  held: readonly { readonly body: ResponseBody }[],
  { stopping, turn }: Pace = {},
): Promise<void> {
  const faults: unknown[] = [];
  for (const page of held) {
    await turn?.();
    if (stopping?.aborted) return;
    try {
      await page.body.compressed?.ahead();
    } catch (error) {
      faults.push(error);
    }
    await nextTurn();
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some pages cannot be rendered.');
}
