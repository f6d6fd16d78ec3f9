import type { Finding, OwnerValue } from '@lectern/catalogue/values';
import { Injectable } from '@nestjs/common';

import { ContentFields } from './content-fields.js';
import { placeKey } from './content-rules.js';
import type { NewValue } from './content-values.queries.js';
import type { FieldShape } from './field-shapes.js';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function countGraphemes(text: string): number {
  let count = 0;
  for (const _grapheme of segmenter.segment(text)) count += 1;
  return count;
}

type Refusal = Pick<Finding, 'file' | 'pointer' | 'message'>;

function faultOf(text: string, { limit, placeholders = [] }: FieldShape): string | undefined {
  const missing = placeholders.find((placeholder) => !text.includes(placeholder));
  if (missing) return `needs ${missing}, which the site fills in`;
  if (limit === null || text.length <= limit) return undefined;
  const count = countGraphemes(text);
  return count > limit ? `has ${count} characters, but ${limit} fit` : undefined;
}

/** Checks that changed texts fit in their place, and have its placeholders. */
@Injectable()
export class ChangedTexts {
  constructor(private readonly fields: ContentFields) {}

  async findUnfit(published: readonly OwnerValue[], changed: readonly NewValue[]): Promise<Refusal[]> {
    const texts = changed.filter(({ removed, value }) => !removed && typeof value === 'string');
    if (texts.length === 0) return [];
    const shapes = await this.fields.shapesOf(published, changed);
    return texts.flatMap((text): Refusal[] => {
      const { file, pointer } = text;
      const shape = shapes.get(placeKey(text));
      const message = shape && faultOf(String(text.value), shape);
      return message ? [{ file, pointer, message }] : [];
    });
  }
}
