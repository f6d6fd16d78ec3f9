import { Injectable } from '@nestjs/common';

export interface EventKind<E extends object> {
  readonly name: string;
  readonly event?: E;
}

export function defineEvent<E extends object>(name: string): EventKind<E> {
  return { name };
}

type Listener = (event: object) => Promise<void>;

/**
 * Events between features of one process. Listeners run one after another in the publisher's transaction, and a failed
 * listener rolls it back. A listener enqueues a job for slow work and for work that may fail on its own.
 */
@Injectable()
export class Events {
  private readonly listeners = new Map<string, Listener[]>();

  listen<E extends object>({ name }: EventKind<E>, listener: (event: E) => Promise<void>): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener as Listener]);
  }

  async publish<E extends object>({ name }: EventKind<E>, event: E): Promise<void> {
    for (const listener of this.listeners.get(name) ?? []) await listener(event);
  }
}
