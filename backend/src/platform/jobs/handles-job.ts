import 'reflect-metadata';

import type { ModuleRef } from '@nestjs/core';

import type { Job } from './job.js';

/** How far a job has come: a number of the handler's choosing, or what else it has to tell as JSON. */
export type JobProgress = number | Record<string, string | number | boolean>;

/** What a handler may know of the run it is part of. */
export interface JobRun {
  /** The outbox row's id: the same at every retry, so it can name what must not happen twice. */
  id: string;
  /** Tells at once, before the commit, whoever asks for the job's progress. Never fails the job. */
  reportProgress(progress: JobProgress): Promise<void>;
}

/** What becomes of what a handler has returned, in the same transaction. */
export type Finish<P, R> = (
  result: R,
  finished: { payload: P; run: JobRun; providers: ModuleRef },
) => Promise<unknown>;

/** What a decorated method says of itself. */
export interface Handles {
  job: Job<object>;
  finish?: Finish<object, unknown>;
}

const HANDLES = Symbol('handles');

/**
 * On the method that does a job. It runs in a worker, inside the transaction that also closes the outbox row: it has
 * its effect once, or (when the process dies before the commit) is repeated.
 */
export function HandlesJob<P extends object>(job: Job<P>) {
  return handling<P, unknown>({ job });
}

/** A decorator of methods that take the payload of a job, and return something to `finish`. */
export function handling<P extends object, R>({ job, finish }: { job: Job<P>; finish?: Finish<P, R> }) {
  return <M extends (payload: P, run: JobRun) => Promise<R>>(
    _class: object,
    _name: string,
    { value }: TypedPropertyDescriptor<M>,
  ): void => {
    if (value) Reflect.defineMetadata(HANDLES, { job, finish }, value);
  };
}

/** @returns undefined where the method handles no job */
export function handlesOf(method: object): Handles | undefined {
  return Reflect.getMetadata(HANDLES, method) as Handles | undefined;
}
