import { setMaxListeners } from 'node:events';

import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

import { DatabaseUrl } from '../database/database.module.js';
import { Database } from '../database/database.js';
import { NotificationListener } from '../database/notification-listener.js';

const CHANNEL = 'lectern_changes';

/**
 * Tells all processes of the site that something has changed, by its id: whoever shows it reads it again. It listens
 * from the first time that somebody in this process wants to know.
 */
@Injectable()
export class ChangeFeed implements BeforeApplicationShutdown {
  private readonly followers = new Map<string, Set<() => void>>();
  private readonly closing = new AbortController();
  private listener: NotificationListener | undefined;

  constructor(
    private readonly database: Database,
    private readonly url: DatabaseUrl,
  ) {
    // As many as visitors wait.
    setMaxListeners(0, this.closing.signal);
  }

  /** Aborted when this process stops: whoever answers for a long time has to end. */
  get stopping(): AbortSignal {
    return this.closing.signal;
  }

  /** Heard once the transaction that is open has been committed. */
  async tell(id: string): Promise<void> {
    await this.database.manager.query('SELECT pg_notify($1, $2)', [CHANNEL, id]);
  }

  /**
   * @param onChange called after each change, and whenever one may have been missed; what it does at once is done
   *   before that of others in the same process goes on
   * @returns ends it
   */
  follow(id: string, onChange: () => void): () => void {
    this.listen();
    const followers = this.followers.get(id) ?? new Set();
    this.followers.set(id, followers.add(onChange));
    return () => {
      followers.delete(onChange);
      if (followers.size === 0 && this.followers.get(id) === followers) this.followers.delete(id);
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.listener?.stop();
  }

  private listen(): void {
    if (this.listener || this.stopping.aborted) return;
    this.listener = new NotificationListener(this.url.value, CHANNEL, (id) => {
      const concerned = id ? [this.followers.get(id) ?? []] : [...this.followers.values()];
      for (const followers of concerned) for (const onChange of [...followers]) onChange();
    });
    this.listener.start();
  }
}
