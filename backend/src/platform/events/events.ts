import { Injectable } from '@nestjs/common';

/** A kind of event, told by name; types what is said at the point of use. */
export interface EventKind<E extends object> {
  readonly name: string;
  readonly event?: E;
}

export function defineEvent<E extends object>(name: string): EventKind<E> {
  return { name };
}

type Hear = (event: object) => Promise<void>;

/**
 * How one module hears of another within the process. Listeners run one after the other in the transaction of whoever
 * tells: what they write is committed with what they were told, or undone with it. What may fail by itself, or takes
 * long, belongs into a job that the listener enqueues.
 */
@Injectable()
export class Events {
  private readonly listeners = new Map<string, Hear[]>();

  listen<E extends object>({ name }: EventKind<E>, hear: (event: E) => Promise<void>): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), hear as Hear]);
  }

  async tell<E extends object>({ name }: EventKind<E>, event: E): Promise<void> {
    for (const hear of this.listeners.get(name) ?? []) await hear(event);
  }
}
