import {
  type HighlightChange,
  isHighlightChange,
  isPlace,
  MAX_HIGHLIGHTS_PER_REQUEST,
  type Place,
} from '@lectern/reading-notes';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';

const odd = 'These notes are invalid (notes).';
const asked = 'Please enter the six digits of the code.';

/** Keeps validated plain objects without converting them to a class. */
const asItCame = ({ obj, key }: { obj: Record<string, unknown>; key: string }): unknown => obj[key];

const holds = (name: string, validate: (value: unknown) => boolean) =>
  ValidateBy({ name, validator: { validate, defaultMessage: () => odd } });

export class NotesDto {
  @IsString({ message: odd })
  @MaxLength(400, { message: odd })
  proof!: string;

  @IsOptional()
  @Transform(asItCame)
  @holds('isPlace', isPlace)
  place?: Place | null;

  @Transform(asItCame)
  @IsArray({ message: odd })
  @ArrayMaxSize(MAX_HIGHLIGHTS_PER_REQUEST, { message: odd })
  @holds('areHighlights', (value) => Array.isArray(value) && value.every(isHighlightChange))
  highlights!: HighlightChange[];
}

export class ReadingCodeDto {
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.slice(0, 40).replace(/[\s-]/g, '') : value,
  )
  @IsString({ message: asked })
  @Matches(/^\d{6}$/, { message: asked })
  code!: string;
}
