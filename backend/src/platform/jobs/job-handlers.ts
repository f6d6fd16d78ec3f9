import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModuleRef } from '@nestjs/core';

import { type Closing, type Handles, handlesOf, type JobRun } from './handles-job.js';
import { declaredJobs } from './job.js';

/** The handler of one kind of job. An outside handler returns what to write in the transaction that closes the row. */
export interface JobHandler {
  isOutside: boolean;
  handle(payload: object, run: JobRun): Promise<Closing>;
}

type Method = (payload: object, run: JobRun) => Promise<unknown>;

@Injectable()
export class JobHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly providers: ModuleRef,
  ) {}

  /** @throws Error if a declared job has no handler, or two */
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
          const work = (input: object) => method.call(instance, input, run);
          if (outside) return outside(work, { payload, run, providers: this.providers });
          await work(payload);
          return undefined;
        },
      });
    }
    const unhandled = [...declaredJobs().keys()].filter((name) => !handlers.has(name));
    if (unhandled.length > 0)
      throw new Error(
        `No handler for the job ${unhandled.join(', ')}: a method of a provider has to name it in @HandlesJob.`,
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
