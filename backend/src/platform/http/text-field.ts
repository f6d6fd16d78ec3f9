import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Length, Matches } from 'class-validator';

import { MANY_LINES, ONE_LINE, trimmed } from './text-rules.js';

interface TextFieldOptions {
  longest: number;
  /** 1 if undefined. */
  shortest?: number;
  /** Line breaks and tabs are allowed. */
  isMultiline?: boolean;
  /** For each violation. */
  message: string;
}

/** A trimmed text without control characters. */
export function TextField({
  longest,
  shortest = 1,
  isMultiline,
  message,
}: TextFieldOptions): PropertyDecorator {
  return applyDecorators(
    Matches(isMultiline ? MANY_LINES : ONE_LINE, { message }),
    Length(shortest, longest, { message }),
    IsString({ message }),
    Transform(trimmed),
  );
}
