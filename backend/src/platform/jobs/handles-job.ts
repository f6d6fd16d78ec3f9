import 'reflect-metadata';

import type { ModuleRef } from '@nestjs/core';

import type { Job } from './job.js';

/** A run of a job. */
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

/** Runs a job without a transaction, so it may wait for the network. */
export type RunOutside<P, R> = (work: (payload: P) => Promise<R>, call: Call<P>) => Promise<Closing>;

/** Metadata of a decorated method. */
export interface Handles {
  job: Job<object>;
  outside?: RunOutside<object, unknown>;
}

const HANDLES = Symbol('handles');

/**
 * Marks the handler of a job that only uses the database. It runs in a worker, in the transaction that closes the outbox
 * row, so it takes effect once; a crash before the commit repeats it.
 */
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

/** Creates a decorator for job handlers. */
export function handling<P extends object, R>({ job, outside }: Handling<P, R>) {
  return <M extends (payload: P, run: JobRun) => Promise<R>>(
    _class: object,
    _name: string,
    { value }: TypedPropertyDescriptor<M>,
  ): void => {
    if (value) Reflect.defineMetadata(HANDLES, { job, outside }, value);
  };
}

/** @returns undefined if the method handles no job */
export function handlesOf(method: object): Handles | undefined {
  return Reflect.getMetadata(HANDLES, method) as Handles | undefined;
}
