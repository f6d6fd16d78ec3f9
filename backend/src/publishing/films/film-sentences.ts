import { DomainError, type DomainErrorKind } from '../../platform/http/domain-error.js';
import { LONGEST_MS, SHORTEST_MS } from './film-rules.js';

/** Error about the uploaded file, shown beside its name. */
const fileError = (kind: DomainErrorKind, code: string, message: string) =>
  new DomainError(kind, `FILMS.${code}`, message, [{ field: 'files', message }]);

export const oneFile = () => fileError('invalid', 'NO_FILE', 'Please choose a film. Each request takes one.');

export const isEmpty = (name: string) =>
  fileError('invalid', 'EMPTY', `“${name}” is empty. Please export the film again.`);

export const noFilm = (name: string) =>
  fileError('invalid', 'NO_FILM', `“${name}” isn’t an MP4 film. Please export it as MP4 with H.264 and AAC.`);

export const isQuickTime = (name: string) =>
  fileError(
    'invalid',
    'QUICKTIME',
    `“${name}” is a QuickTime film (MOV), which not all browsers play. Please export it as MP4 with H.264 and AAC.`,
  );

export const damaged = (name: string) =>
  fileError('invalid', 'DAMAGED', `“${name}” is damaged or incomplete. Please export the film again.`);

export const isFragmented = (name: string) =>
  fileError(
    'invalid',
    'FRAGMENTED',
    `“${name}” is in pieces, as streams are. Please export it as one MP4 with H.264 and AAC.`,
  );

export const noPictures = (name: string) =>
  fileError('invalid', 'NO_PICTURES', `“${name}” has sound only. Please upload a film with pictures.`);

export const otherPictures = (name: string) =>
  fileError(
    'invalid',
    'VIDEO_CODEC',
    `The pictures of “${name}” have a format that not all browsers play, such as HEVC. Please export it with H.264.`,
  );

export const otherSound = (name: string) =>
  fileError(
    'invalid',
    'SOUND_CODEC',
    `The sound of “${name}” has a format that not all browsers play. Please export it with AAC.`,
  );

export const otherLength = (name: string) =>
  fileError(
    'invalid',
    'LENGTH',
    `“${name}” must be between ${SHORTEST_MS / 1_000} second and ${LONGEST_MS / 3_600_000} hours long.`,
  );
