import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

/** Up to this many waiting requests are not slowed down noticeably by background work. */
const MAX_WAITING = 10;
const POLL_MS = 20;

/** Lets requests go before background work in the same process, such as sending emails. */
@Injectable()
export class RequestPriority {
  private waiting = 0;

  /** Counts a request until its response begins, so that long downloads hold nothing up. */
  track(response: ServerResponse): void {
    let isWaiting = true;
    this.waiting += 1;
    const end = () => {
      if (isWaiting) this.waiting -= 1;
      isWaiting = false;
    };
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      end();
      return writeHead(...args);
    };
    response.once('close', end);
  }

  /** Resolves once few requests wait, or after `timeoutMs`. */
  async waitForRequests(timeoutMs: number): Promise<void> {
    const endMs = performance.now() + timeoutMs;
    while (this.waiting > MAX_WAITING && performance.now() < endMs) await pause(POLL_MS);
  }
}
