import { DomainError } from '../../platform/http/domain-error.js';

const invalid = (code: string, message: string) =>
  new DomainError('unprocessable', `ARCHIVE.${code}`, message);

export const noArchive = () =>
  invalid(
    'NOT_AN_ARCHIVE',
    'This file isn’t an archive of a site, or it is cut off. Please download it again.',
  );

export const damaged = (file: string) =>
  invalid('DAMAGED', `The archive is damaged at “${file}”. Please download it again.`);

export const newerFormat = (release: string) =>
  invalid(
    'NEWER',
    `The archive was made by release ${release}, which is newer than this site. Please update the site first.`,
  );

export const unpacksTooFar = () =>
  invalid('TOO_LARGE', 'The archive unpacks to far more than a site holds, so it isn’t read.');

export const siteNotEmpty = (what: string) =>
  new DomainError(
    'conflict',
    'ARCHIVE.SITE_NOT_EMPTY',
    `This site has ${what} already. An archive comes into an empty site only.`,
  );
