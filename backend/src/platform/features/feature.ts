import type { DynamicModule, Provider, Type } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';

/** A table whose column `sealed_secret` holds secrets sealed for a purpose. */
export interface SealedColumn {
  purpose: string;
  table: string;
  /** The column that names the owner. */
  owner: string;
}

export type Entity = Type<object> | EntitySchema;

/** What a feature consists of: all that the program has to know of it. */
export interface Feature {
  entities?: readonly Entity[];
  /** Where it keeps sealed secrets: they are sealed anew when the key is another. */
  sealed?: readonly SealedColumn[];
  /** In every process: use cases, queries, listeners, and who does jobs and writes emails. Each may ask for any other. */
  providers?: readonly Provider[];
  /** In processes that serve the site. */
  controllers?: readonly Type<object>[];
  /** Paths that take an HTML form, for pages that work without scripts. No other call does: a foreign page could send one. */
  forms?: readonly string[];
  /** What stands between the port and the controllers: only in processes that serve the site. */
  webProviders?: readonly Provider[];
  /** What runs jobs: only in processes that do. */
  workerProviders?: readonly Provider[];
  /** Modules of packages. */
  imports?: readonly (Type<object> | DynamicModule | Promise<DynamicModule>)[];
}

/** Declares a feature, in its `….module.ts`; it is part of the program when the list of features names it. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
