import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/**
 * State of a process that was asked to stop: it takes no new jobs, says so in `/readyz`, and closes each connection after
 * its response, while its port stays open until proxies have noticed.
 */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  private readonly controller = new AbortController();

  /** Aborted once the process is asked to stop. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  begin(): void {
    this.controller.abort();
  }

  beforeApplicationShutdown(): void {
    this.begin();
  }
}
