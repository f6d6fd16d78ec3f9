import 'reflect-metadata';

import type { ModuleRef } from '@nestjs/core';

import type { Job } from './job.js';

export interface JobRun {
  /** Id of the outbox row. It is the same at every retry, so it serves as an idempotency key. */
  id: string;
}

/** Writes the result of an outside job in the transaction that closes its row. */
export type Closing = (() => Promise<unknown>) | undefined;

interface Call<P> {
  payload: P;
  run: JobRun;
  providers: ModuleRef;
}

export type RunOutside<P, R> = (work: (payload: P) => Promise<R>, call: Call<P>) => Promise<Closing>;

export interface Handles {
  job: Job<object>;
  outside?: RunOutside<object, unknown>;
}

const HANDLES = Symbol('handles');

/** For jobs that only use the database. Runs in the transaction that closes the outbox row, so it takes effect once. */
export function HandlesJob<P extends object>(job: Job<P>) {
  return handling<P, unknown>({ job });
}

/**
 * Marks the handler of a job that calls another service. It runs without a transaction, so a service that does not answer
 * locks no row. The function it returns runs in the transaction that closes the outbox row. A crash in between repeats the
 * job: its calls must be idempotent.
 */
export function HandlesJobOutside<P extends object>(job: Job<P>) {
  return handling<P, Closing>({ job, outside: (work, { payload }) => work(payload) });
}

interface Handling<P extends object, R> {
  job: Job<P>;
  outside?: RunOutside<P, R>;
}

export function handling<P extends object, R>({ job, outside }: Handling<P, R>) {
  return <M extends (payload: P, run: JobRun) => Promise<R>>(
    _class: object,
    _name: string,
    { value }: TypedPropertyDescriptor<M>,
  ): void => {
    if (value) Reflect.defineMetadata(HANDLES, { job, outside }, value);
  };
}

export function handlesOf(method: object): Handles | undefined {
  return Reflect.getMetadata(HANDLES, method) as Handles | undefined;
}
