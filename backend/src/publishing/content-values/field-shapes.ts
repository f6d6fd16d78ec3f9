import type { ValueField } from '@lectern/catalogue/values';
import { isNewId, limitOf, pointerOf, stepsOf } from '@lectern/catalogue/stored-values';

import { placeKey } from './content-rules.js';

export type FieldShape = Pick<ValueField, 'kind' | 'limit' | 'placeholders'>;

/** Place of fields that are alike in all entries of a list. */
const patternOf = ({ file, pointer }: ValueField): string => {
  const steps = stepsOf(pointer).map((step) => (step.startsWith('@') || isNewId(step) ? '*' : step));
  return placeKey({ file, pointer: pointerOf(steps) });
};

const shapeOf = ({ kind, limit, placeholders }: ValueField): FieldShape => ({
  ...{ kind, limit },
  ...(placeholders && { placeholders }),
});

/** Kinds, limits and placeholders by the content: a draft cannot extend its own limit or drop a placeholder. */
export class FieldShapes {
  private readonly byPlace: ReadonlyMap<string, FieldShape>;
  private readonly byPattern = new Map<string, FieldShape>();

  constructor(content: readonly ValueField[]) {
    this.byPlace = new Map(content.map((field) => [placeKey(field), shapeOf(field)]));
    for (const field of content) {
      const { kind, limit } = field;
      const known = this.byPattern.get(patternOf(field));
      if (!known || (limit ?? 0) > (known.limit ?? 0)) this.byPattern.set(patternOf(field), { kind, limit });
    }
  }

  /** Of a new entry: as in the other entries of its list. */
  of(field: ValueField): FieldShape {
    const { kind } = field;
    const isText = kind === 'text' || kind === 'paragraph';
    return (
      this.byPlace.get(placeKey(field)) ??
      this.byPattern.get(patternOf(field)) ?? { kind, limit: isText ? limitOf(kind, '') : null }
    );
  }
}
