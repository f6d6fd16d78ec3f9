import { DomainError, type DomainErrorKind } from '../../platform/http/domain-error.js';
import { LONGEST_MS, SHORTEST_MS } from './own-recording-rules.js';

/** Error about the uploaded file, shown beside its name. */
const fileError = (kind: DomainErrorKind, code: string, message: string) =>
  new DomainError(kind, `AUDIO.${code}`, message, [{ field: 'files', message }]);

export const oneFile = () =>
  fileError('invalid', 'NO_FILE', 'Please choose a recording. Each request takes one.');

export const noSound = (name: string) =>
  fileError('invalid', 'NO_SOUND', `“${name}” isn’t a recording. Please upload an MP3, M4A or WAV file.`);

export const damaged = (name: string) =>
  fileError('invalid', 'DAMAGED', `“${name}” is damaged or incomplete. Please save it again.`);

export const isLossless = (name: string) =>
  fileError(
    'invalid',
    'CODEC',
    `“${name}” has a format that not all browsers play. Please export it as an MP3, or as an M4A with AAC.`,
  );

export const unusableWav = (name: string) =>
  fileError(
    'invalid',
    'WAV',
    `“${name}” isn’t a WAV file with 16-bit samples and sound in it. Please export it as 16-bit WAV, MP3 or M4A.`,
  );

export const tooSlow = (name: string) =>
  fileError('invalid', 'TOO_SLOW', `“${name}” takes too long to convert. Please export it as an MP3.`);

export const otherLength = (name: string) =>
  fileError(
    'invalid',
    'LENGTH',
    `“${name}” must be between ${SHORTEST_MS / 1_000} seconds and ${LONGEST_MS / 60_000} minutes long.`,
  );
