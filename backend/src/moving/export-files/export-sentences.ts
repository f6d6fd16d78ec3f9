import { DomainError } from '../../platform/http/domain-error.js';

const unreadable = (code: string, sentence: string) =>
  new DomainError('unprocessable', `EXPORTS.${code}`, sentence);

export const noExport = (name: string) =>
  unreadable(
    'NO_EXPORT',
    `“${name}” is no export of WordPress, Ghost or Substack. Please upload the file as you got it from there.`,
  );

export const mixedExports = () =>
  unreadable('MIXED', 'These files are from different services. Please import them one after the other.');

export const onlyOne = () => unreadable('ONLY_ONE', 'Please upload one export of this service at a time.');

export const damagedZip = (name: string) =>
  unreadable('DAMAGED', `“${name}” is a damaged ZIP file. Please download the export again.`);

export const zipBomb = (name: string) =>
  unreadable('BOMB', `“${name}” unpacks to far more than a site holds, so we can’t read it.`);

export const pathOutside = (name: string) =>
  unreadable('PATH_OUTSIDE', `“${name}” has files with addresses outside of it, so we can’t read it.`);

export const lockedZip = (name: string) =>
  unreadable('LOCKED', `“${name}” is locked with a password. Please export it without one.`);

export const entities = (name: string) =>
  unreadable(
    'ENTITIES',
    `“${name}” declares entities of its own, which no export needs, so we can’t read it.`,
  );

export const textTooLong = (name: string, line: number) =>
  unreadable('TOO_LONG', `“${name}” has a text that is too long, near line ${line}.`);

export const brokenJson = (name: string) =>
  unreadable('BROKEN_JSON', `“${name}” is damaged or cut off. Please download the export again.`);
