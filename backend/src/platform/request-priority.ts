import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

/** So many at once are answered beside what else this process does, and hardly notice. */
const FEW = 10;

const LOOK_AGAIN_MS = 20;

/**
 * Lets whoever waits for an answer of this process go before what can wait: letters that are written while others still
 * click make all of them wait.
 */
@Injectable()
export class VisitorsFirst {
  private waiting = 0;

  /** Counts whoever waits for this answer to begin; a download that goes on for long keeps nobody up. */
  follow(response: ServerResponse): void {
    let isWaiting = true;
    this.waiting += 1;
    const end = () => {
      if (isWaiting) this.waiting -= 1;
      isWaiting = false;
    };
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
    response.writeHead = (...given: unknown[]) => {
      end();
      return writeHead(...given);
    };
    response.once('close', end);
  }

  /** Resolves when few wait, or after so long. */
  async turn(longestMs: number): Promise<void> {
    const endMs = performance.now() + longestMs;
    while (this.waiting > FEW && performance.now() < endMs) await pause(LOOK_AGAIN_MS);
  }
}
