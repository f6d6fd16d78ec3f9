import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';

const message = 'A time must be a date and a time with its zone, such as 2026-12-01T09:00:00Z.';

/** ISO 8601 with date, time and zone. */
export const TimeField = (): PropertyDecorator =>
  applyDecorators(
    Matches(/^\d{4}-[\dW-]+T[\d:.,]+(Z|[+-]\d\d:?\d\d)$/, { message }),
    IsISO8601({ strict: true }, { message }),
  );
