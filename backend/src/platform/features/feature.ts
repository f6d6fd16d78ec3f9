import type { PartName } from '@lectern/catalogue';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';

/** A table whose column `sealed_secret` holds encrypted secrets. */
export interface SealedColumn {
  purpose: string;
  table: string;
  owner: string;
}

export type Entity = Type<object> | EntitySchema;

export interface Feature {
  /** While this part of the site is off, the feature has no controllers and forms. Its data and its jobs remain. */
  part?: PartName;
  entities?: readonly Entity[];
  /** Its encrypted secrets, which are encrypted again when the key changes. */
  sealed?: readonly SealedColumn[];
  providers?: readonly Provider[];
  controllers?: readonly Type<object>[];
  /** Paths that accept HTML forms, for pages that work without scripts. Others reject them, as other sites could send one. */
  forms?: readonly string[];
  webProviders?: readonly Provider[];
  workerProviders?: readonly Provider[];
  imports?: readonly (Type<object> | DynamicModule | Promise<DynamicModule>)[];
}

export function defineFeature(feature: Feature): Feature {
  return feature;
}
