import 'reflect-metadata';

import type { ModuleRef } from '@nestjs/core';

import type { Job } from './job.js';

/** What a handler may know of the run it is part of. */
export interface JobRun {
  /** The outbox row's id: the same at every retry, so it can name what must not happen twice. */
  id: string;
}

/** What a job that was done outside has still to write, in the transaction that closes it. */
export type Closing = (() => Promise<unknown>) | undefined;

interface Surroundings<P> {
  payload: P;
  run: JobRun;
  providers: ModuleRef;
}

/** Does a job in no transaction, where it may wait for the network. */
export type DoneOutside<P, R> = (
  work: (payload: P) => Promise<R>,
  around: Surroundings<P>,
) => Promise<Closing>;

/** What a decorated method says of itself. */
export interface Handles {
  job: Job<object>;
  outside?: DoneOutside<object, unknown>;
}

const HANDLES = Symbol('handles');

/**
 * On the method that does a job with the database alone. It runs in a worker, inside the transaction that also closes the
 * outbox row: it has its effect once, or (when the process dies before the commit) is repeated.
 */
export function HandlesJob<P extends object>(job: Job<P>) {
  return handling<P, unknown>({ job });
}

/**
 * On the method that does a job for which somebody else is asked. It runs in no transaction, so that nobody who is silent
 * holds a row; what it returns is run in the transaction that closes the outbox row. A crash in between repeats it: what it
 * asks for must be the same thing when it is asked for twice.
 */
export function HandlesJobOutside<P extends object>(job: Job<P>) {
  return handling<P, Closing>({ job, outside: (work, { payload }) => work(payload) });
}

interface Handling<P extends object, R> {
  job: Job<P>;
  outside?: DoneOutside<P, R>;
}

/** A decorator of methods that take the payload of a job. */
export function handling<P extends object, R>({ job, outside }: Handling<P, R>) {
  return <M extends (payload: P, run: JobRun) => Promise<R>>(
    _class: object,
    _name: string,
    { value }: TypedPropertyDescriptor<M>,
  ): void => {
    if (value) Reflect.defineMetadata(HANDLES, { job, outside }, value);
  };
}

/** @returns undefined where the method handles no job */
export function handlesOf(method: object): Handles | undefined {
  return Reflect.getMetadata(HANDLES, method) as Handles | undefined;
}
