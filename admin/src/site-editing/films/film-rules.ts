import type { OwnerFilm } from '@lectern/api-client/admin';
import { formatNumber } from '../../shop.js';

export const MAX_BYTES = 500_000_000;
export const MAX_CAPTIONS_BYTES = 90_000;
/** Of a picture that is taken from a film. */
export const FRAME_WIDTH = 1_920;

/** `2:30` */
export const lengthOf = ({ durationMs }: Pick<OwnerFilm, 'durationMs'>): string => {
  const seconds = Math.round(durationMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** In megabytes, at least 1. */
export const sizeOf = ({ sizeBytes }: Pick<OwnerFilm, 'sizeBytes'>): string =>
  `${formatNumber(Math.max(1, Math.round(sizeBytes / 1_000_000)))} MB`;
