import type { z } from 'zod';

/** A field that the form shows although the content leaves it out. A `book` is a choice of all books. */
export type OfferedKind =
  | 'film'
  | 'link'
  | 'picture'
  | 'captions'
  | 'paragraph'
  | 'boolean'
  | 'book'
  | 'color';

const kinds = new WeakMap<z.ZodType, OfferedKind>();

export function offered<Schema extends z.ZodType>(kind: OfferedKind, schema: Schema): Schema {
  // Other fields may use the same schema.
  const own = schema.clone() as Schema;
  kinds.set(own, kind);
  return own;
}

export const offeredKindOf = (schema: z.ZodType): OfferedKind | undefined => kinds.get(schema);
