import type { z } from 'zod';

import type { Tree } from './tree.js';

/** Definition of a zod schema, as far as fields depend on it. */
export interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  innerType?: z.ZodType;
  defaultValue?: unknown;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  discriminator?: string;
  in?: z.ZodType;
  format?: string;
  checks?: readonly { _zod: { def: { check: string; format?: string } } }[];
  entries?: Record<string, string | number>;
  values?: readonly (string | number)[];
}

export const definitionOf = (schema: z.ZodType): Definition => schema.def as Definition;

/** Follows optional, default and piped schemas, and the option of a union that fits. */
export function unwrap(schema: z.ZodType, tree?: Tree): z.ZodType {
  const { innerType, in: input, type, options, discriminator } = definitionOf(schema);
  if (innerType) return unwrap(innerType, tree);
  if (type === 'pipe' && input && definitionOf(input).type !== 'unknown') return unwrap(input, tree);
  if (!options) return schema;
  const named = discriminator && tree?.kind === 'object' ? tree.fields.get(discriminator) : undefined;
  const kind = named?.kind === 'leaf' ? named.value : undefined;
  const fitting = options.find((option) => {
    const literal = discriminator && definitionOf(option).shape?.[discriminator];
    return literal ? definitionOf(literal).values?.some((value) => value === kind) : false;
  });
  return fitting ? unwrap(fitting, tree) : schema;
}

/** Whether content may leave a field out. */
export const mayBeLeftOut = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;
