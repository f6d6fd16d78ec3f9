import { setMaxListeners } from 'node:events';

import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

import { DatabaseAccess } from '../database/database-access.js';
import { Database } from '../database/database.js';
import { NotificationListener } from '../database/notification-listener.js';

const CHANNEL = 'lectern_changes';

interface Subscriber {
  onChange: () => void;
  catchesUp: boolean;
}

/** Notifies all processes of the site, by id, that something has changed. Starts to listen with the first subscriber. */
@Injectable()
export class ChangeFeed implements BeforeApplicationShutdown {
  private readonly subscribers = new Map<string, Set<Subscriber>>();
  private readonly closing = new AbortController();
  private listener: NotificationListener | undefined;

  constructor(
    private readonly database: Database,
    private readonly access: DatabaseAccess,
  ) {
    // One listener per open response.
    setMaxListeners(0, this.closing.signal);
  }

  /** Aborted when this process stops: long-running responses must end. */
  get stopping(): AbortSignal {
    return this.closing.signal;
  }

  async publish(id: string): Promise<void> {
    await this.database.manager.query('SELECT pg_notify($1, $2)', [CHANNEL, id]);
  }

  /**
   * @param onChange called after each change. Its synchronous part runs before the promises of other subscribers continue.
   * @param options.catchesUp `onChange` is also called after each connection, because notifications may be lost before it
   * @returns unsubscribes
   */
  subscribe(id: string, onChange: () => void, { catchesUp = true } = {}): () => void {
    this.listen();
    const subscriber = { onChange, catchesUp };
    const subscribers = this.subscribers.get(id) ?? new Set();
    this.subscribers.set(id, subscribers.add(subscriber));
    return () => {
      subscribers.delete(subscriber);
      if (subscribers.size === 0 && this.subscribers.get(id) === subscribers) this.subscribers.delete(id);
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.listener?.stop();
  }

  private listen(): void {
    if (this.listener || this.stopping.aborted) return;
    this.listener = new NotificationListener(this.access.directUrl, CHANNEL, (id) => {
      const concerned = id
        ? [...(this.subscribers.get(id) ?? [])]
        : [...this.subscribers.values()].flatMap((each) => [...each]).filter(({ catchesUp }) => catchesUp);
      for (const { onChange } of concerned) onChange();
    });
    this.listener.start();
  }
}
