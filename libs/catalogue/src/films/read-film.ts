import { readFile } from 'node:fs/promises';

import { type CaptionsFault, type CaptionsForm, readCaptions, toWebVtt } from '../captions.js';
import type { ContentProblem } from '../content/content-error.js';
import { placeOf } from '../content/read-content-file.js';
import type { VideoFile } from '../content/videos.schema.js';
import { filmLimitBytes, filmLimitWords } from '../media-limits.js';
import type { Overlay } from '../values/overlay.js';
import { readMp4 } from './mp4.js';

export interface Cue {
  fromSeconds: number;
  toSeconds: number;
  text: string;
}

/** Where a film and what belongs to it are. Null: in content/films. */
export interface Film {
  durationSeconds: number;
  cues: Cue[];
  /** Of a film on another site. */
  link: string | null;
  /** Of a film that the owner uploaded. */
  address: string | null;
  /** File of a picture of the owner's library. */
  posterFile: string | null;
  /** WebVTT; empty if the film has none. */
  captions: string | null;
}

export const filmsFolder = 'content/films';

const videosFile = 'content/videos.json';

export function secondsOf(duration: string): number {
  const [minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** `2:30` */
export function durationOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export interface FilmPlace {
  folder: string;
  /** Key of the entry, as in problems: `highlights[0]`. */
  at: string;
  /** The owner's values. */
  overlay: Overlay | undefined;
}

/** Reads a film of the content folder, of the owner's uploads, or a link. */
export async function readFilm(
  place: FilmPlace,
  video: VideoFile,
): Promise<{ film: Film } | { problems: ContentProblem[] }> {
  const reading = new FilmReading(place, video);
  const film = await reading.read();
  return reading.problems.length > 0 ? { problems: reading.problems } : { film };
}

class FilmReading {
  readonly problems: ContentProblem[] = [];

  constructor(
    private readonly place: FilmPlace,
    private readonly video: VideoFile,
  ) {}

  async read(): Promise<Film> {
    const { film: uploaded, link = null } = this.video;
    if (uploaded && link !== null) this.refuse('link', 'must be empty for a film that you uploaded');
    const posterFile = await this.poster();
    const { duration } = this.video;
    const address = uploaded ? this.uploaded(uploaded.film) : null;
    const isElsewhere = Boolean(uploaded) || link !== null;
    const written = duration === undefined ? undefined : secondsOf(duration);
    const length = uploaded ? address?.durationSeconds : written;
    if (!isElsewhere) await this.checkFile(length ?? 0);
    else if (!uploaded && length === undefined)
      this.refuse('duration', 'must be a length such as "2:30", which a link does not say');
    const captions = await this.captions(isElsewhere, length);
    return { durationSeconds: length ?? 0, link, address: address?.address ?? null, posterFile, ...captions };
  }

  private refuse(field: string, message: string): void {
    this.problems.push({ file: videosFile, key: `${this.place.at}.${field}`, message });
  }

  private refuseFile(extension: string, message: string): void {
    this.problems.push({ file: this.fileOf(extension), key: '', message });
  }

  private fileOf(extension: string): string {
    return `${filmsFolder}/${this.video.id}.${extension}`;
  }

  private pathOf(extension: string): string {
    return placeOf(this.place.folder, this.fileOf(extension));
  }

  /** Of the content folder. */
  private async open(extension: string): Promise<Buffer | null> {
    return readFile(this.pathOf(extension)).catch(() => null);
  }

  private missing(extension: string): void {
    this.refuseFile(extension, `is missing, but ${videosFile} shows "${this.video.id}"`);
  }

  private uploaded(id: string) {
    const found = this.place.overlay?.libraryFilm(id);
    if (!found) this.refuse('film', 'is not among your films any more');
    return found ?? null;
  }

  private async poster(): Promise<string | null> {
    const { poster } = this.video;
    const { overlay } = this.place;
    if (poster) {
      const file = overlay?.libraryPicture(poster.picture);
      if (file === undefined) this.refuse('poster', 'is not among your pictures any more');
      return file ?? null;
    }
    if (await this.open('jpg')) return null;
    if (overlay) this.refuse('poster', 'must be a picture of your library');
    else this.missing('jpg');
    return null;
  }

  private async checkFile(durationSeconds: number): Promise<void> {
    const { duration = '' } = this.video;
    const path = this.pathOf('mp4');
    const facts = await readMp4(path).catch(() => null);
    if (facts === null) {
      if (this.place.overlay) this.refuse('film', 'must be a film that you upload, or else a link to one');
      else this.missing('mp4');
    } else if (facts === undefined) this.refuseFile('mp4', 'is not an MP4 film');
    else if ((facts.boxes.at(-1)?.end ?? 0) >= filmLimitBytes)
      this.refuseFile('mp4', `must be smaller than ${filmLimitWords}`);
    else if (Math.round(facts.durationSeconds) !== durationSeconds)
      this.refuseFile('mp4', `lasts ${facts.durationSeconds} seconds, but ${videosFile} says ${duration}`);
    else if (!facts.startsAtOnce) this.refuseFile('mp4', 'must be written with "-movflags +faststart"');
  }

  private async captions(
    isElsewhere: boolean,
    durationSeconds: number | undefined,
  ): Promise<Pick<Film, 'captions' | 'cues'>> {
    const { captions: own, transcript, film, link } = this.video;
    // The file in the folder belongs to the film in the folder.
    const written = own ?? (film ? null : ((await this.open('vtt'))?.toString('utf8') ?? null));
    if (written === null) {
      const isNeeded = transcript === undefined && link === undefined;
      if (isNeeded && (isElsewhere || this.place.overlay))
        this.refuse('captions', 'must not be empty, or else the words of the film are needed');
      else if (isNeeded) this.missing('vtt');
      return { captions: '', cues: [] };
    }
    const read = cuesIn(written, own === undefined ? 'webvtt' : 'any', durationSeconds);
    if ('cues' in read) return { captions: own === undefined ? null : plain(own), cues: read.cues };
    if (own === undefined) this.refuseFile('vtt', read.problem);
    else this.refuse('captions', `has a fault: ${read.problem}`);
    return { captions: '', cues: [] };
  }
}

function cuesIn(
  written: string,
  form: CaptionsForm,
  durationSeconds = Infinity,
): { cues: Cue[] } | { problem: string } {
  const read = readCaptions(written, form);
  if ('fault' in read) return { problem: clauseOf(read.fault) };
  const cues = read.cues.map(({ from, to, lines }): Cue => {
    return { fromSeconds: from / 1_000, toSeconds: to / 1_000, text: lines.join(' ') };
  });
  const end = cues.at(-1)?.toSeconds ?? 0;
  return end > Math.ceil(durationSeconds) ? { problem: 'continues after the end of the film' } : { cues };
}

const plain = (captions: string): string => {
  const read = toWebVtt(captions);
  return 'captions' in read ? read.captions : captions;
};

/** Follows the name of the file or field: `line 7 must be …`. */
function clauseOf({ kind, line, text }: CaptionsFault): string {
  const clauses: Record<typeof kind, string> = {
    heading: 'must begin with the line WEBVTT',
    none: 'must have captions',
    time: `line ${line} must be a time such as 00:01.000 --> 00:04.000, not "${text}"`,
    order: `line ${line} must begin after the end of the previous cue, and end after its own beginning`,
    empty: `must not have empty cues, as in line ${line}`,
  };
  return clauses[kind];
}
