import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModuleRef } from '@nestjs/core';

import { type Closing, type Handles, handlesOf, type JobRun } from './handles-job.js';
import { declaredJobs } from './job.js';

/** Does one kind of job: in the transaction that closes its row, or outside and then what is to be written in it. */
export interface JobHandler {
  isOutside: boolean;
  handle(payload: object, run: JobRun): Promise<Closing>;
}

type Method = (payload: object, run: JobRun) => Promise<unknown>;

/** Finds who does which job: the decorated methods of all providers. */
@Injectable()
export class JobHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly providers: ModuleRef,
  ) {}

  /**
   * By the names of the jobs.
   * @throws Error where a declared job has no handler, or two
   */
  find(): ReadonlyMap<string, JobHandler> {
    const handlers = new Map<string, JobHandler>();
    const places = new Map<string, string>();
    for (const { place, instance, method, handles } of this.decorated()) {
      const { name } = handles.job;
      const other = places.get(name);
      if (other) throw new Error(`The job "${name}" has two handlers: ${other} and ${place}.`);
      places.set(name, place);
      const { outside } = handles;
      handlers.set(name, {
        isOutside: outside !== undefined,
        handle: async (payload, run) => {
          const work = (given: object) => method.call(instance, given, run);
          if (outside) return outside(work, { payload, run, providers: this.providers });
          await work(payload);
          return undefined;
        },
      });
    }
    const orphans = [...declaredJobs().keys()].filter((name) => !handlers.has(name));
    if (orphans.length > 0)
      throw new Error(
        `No handler for the job ${orphans.join(', ')}: a method of a provider has to name it in @HandlesJob.`,
      );
    return handlers;
  }

  private *decorated(): Generator<{ place: string; instance: object; method: Method; handles: Handles }> {
    const instances = new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown));
    for (const instance of instances) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, Method> | null;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const method = prototype?.[name];
        const handles = method && handlesOf(method);
        if (handles) yield { place: `${instance.constructor.name}.${name}`, instance, method, handles };
      }
    }
  }
}
