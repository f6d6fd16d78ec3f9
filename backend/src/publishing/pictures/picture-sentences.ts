import { DomainError, type DomainErrorKind } from '../../platform/http/domain-error.js';
import type { SvgFault } from './clean-svg.js';
import { BIN_DAYS, MAX_PIXELS, MAX_SIDE, MAX_SVG_BYTES, type PictureFailure } from './picture-rules.js';

const MB = 1_024 ** 2;

/** Error about the uploaded file, shown beside its name. */
const fileError = (kind: DomainErrorKind, code: string, message: string) =>
  new DomainError(kind, `PICTURES.${code}`, message, [{ field: 'files', message }]);

export const noPicture = (name: string) =>
  fileError(
    'invalid',
    'NO_PICTURE',
    `“${name}” isn’t a picture that a browser can show. Please upload a JPEG, PNG, WebP, AVIF, GIF or SVG.`,
  );

export const isHeic = (name: string) =>
  fileError(
    'invalid',
    'HEIC',
    `“${name}” is in Apple’s HEIC format, which your browser can’t convert. Please export it as a JPEG, or upload it from the iPhone itself.`,
  );

export const damaged = (name: string) =>
  fileError('invalid', 'DAMAGED', `“${name}” is damaged or incomplete. Please save it again.`);

export const tooManyPixels = (name: string) =>
  fileError(
    'too-large',
    'TOO_MANY_PIXELS',
    `“${name}” has too many pixels. The limit is ${MAX_PIXELS / 1_000_000} megapixels, and ${MAX_SIDE} pixels for each side. Please save a smaller copy.`,
  );

export const svgTooLarge = (name: string) =>
  fileError(
    'too-large',
    'SVG_TOO_LARGE',
    `“${name}” is too large for a drawing. The limit is ${MAX_SVG_BYTES / MB} MB.`,
  );

const SVG_SENTENCES: Readonly<Record<Exclude<SvgFault, 'damaged'>, (name: string) => string>> = {
  script: (name) => `“${name}” contains a script. Please export the drawing without it.`,
  outside: (name) =>
    `“${name}” loads something from outside the file. Please embed its pictures and fonts, or convert text to shapes.`,
  'no-size': (name) => `“${name}” has no size. Please export the drawing with a width and a height.`,
  'too-complex': (name) => `“${name}” is too complex for browsers. Please simplify the drawing.`,
};

export const invalidSvg = (name: string, fault: SvgFault) =>
  fault === 'damaged' ? damaged(name) : fileError('invalid', 'SVG', SVG_SENTENCES[fault](name));

export const oneFile = () =>
  fileError('invalid', 'NO_FILE', 'Please choose a picture. Each request takes one.');

export const beingDeleted = () =>
  new DomainError(
    'conflict',
    'PICTURES.BEING_DELETED',
    'An older copy of this picture is being deleted right now. Please upload it again in a minute.',
  );

export const unknownPicture = () =>
  new DomainError('not-found', 'PICTURES.UNKNOWN', 'We can’t find this picture.');

export const changedMeanwhile = () =>
  new DomainError(
    'conflict',
    'PICTURES.CHANGED',
    'Someone changed this picture in another window. Your changes weren’t saved. Please reload it.',
  );

export const pictureIsInBin = () =>
  new DomainError(
    'conflict',
    'PICTURES.IN_BIN',
    `This picture is in the bin, where it’s kept for ${BIN_DAYS} days. Please restore it first.`,
  );

export const FAILURES: Readonly<Record<PictureFailure, string>> = {
  damaged: 'This picture is damaged or incomplete. Please save it again and upload it once more.',
  'too-slow': 'This picture took too long to convert. Please save a smaller copy and upload that.',
};
