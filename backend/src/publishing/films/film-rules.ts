import { filmLimitBytes } from '@lectern/catalogue/content';

/** One film for each request. */
export const FILM_UPLOAD = { fileBytes: filmLimitBytes, files: 1 };

export const SHORTEST_MS = 1_000;
export const LONGEST_MS = 3 * 60 * 60_000;
export const MAX_FILMS = 100;

/** H.264, as recorded by cameras and as written by streams. */
export const VIDEO_CODECS: readonly string[] = ['avc1', 'avc3'];
/** AAC. */
export const SOUND_CODECS: readonly string[] = ['mp4a'];

export const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface FilmFile {
  id: string;
  sha256: string;
}

export const storageKey = ({ id, sha256 }: FilmFile): string => `films/${id}/${sha256}.mp4`;

/** Of its file; changes with its bytes. */
export const filmName = ({ sha256 }: Pick<FilmFile, 'sha256'>): string => `${sha256.slice(0, 8)}.mp4`;

export const filmAddress = (film: FilmFile): string => `/api/films/${film.id}/${filmName(film)}`;
