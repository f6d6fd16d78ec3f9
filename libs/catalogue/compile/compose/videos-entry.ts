import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Video, Videos } from '../../src/video.js';
import { filmsFolder } from '../films/read-film.js';
import type { Content, VideoContent } from '../content/read-content.js';
import { filmPoster } from '../pictures/film-poster.js';
import type { PictureStore } from '../pictures/picture-store.js';
import type { PublicFolder } from '../pictures/public-folder.js';

type Compiled<T> = { [Key in keyof T]: Key extends 'bookId' ? string : T[Key] };
export type VideosEntry = Omit<Videos, 'highlights' | 'others'> & {
  highlights: Compiled<Video>[];
  others: Compiled<Video>[];
};

/** The folders of films among the addresses of the site. */
const publicPath = 'objects/digital-files';
const attachedPath = 'attached_assets';

/** Publishes every film with its captions and pictures, and says what pages must know of it. */
export async function videosEntry(
  root: string,
  { videos }: Content,
  store: PictureStore,
  publicFolder: PublicFolder,
): Promise<VideosEntry> {
  const compose = async ({ video, film }: VideoContent): Promise<Compiled<Video>> => {
    const { posterAlt, ...said } = video;
    const place = async (extension: string, path = publicPath): Promise<string> => {
      const name = `${video.id}.${extension}`;
      await publicFolder.place(`${path}/${name}`, join(root, filmsFolder, name));
      return `/${path}/${name}`;
    };
    const jpeg = await readFile(join(root, filmsFolder, `${video.id}.jpg`));
    const { webpByWidth, ...facts } = await store.publish(filmPoster(video.id, jpeg));
    return {
      ...said,
      videoUrl: await place('mp4'),
      attachedUrl: await place('mp4', attachedPath),
      thumbnailUrl: await place('jpg'),
      captionsUrl: await place('vtt'),
      poster: { alt: posterAlt, width: 960, height: 540, ...facts, src: webpByWidth[960] ?? '' },
      durationSeconds: film.durationSeconds,
      date: video.publishedOn.slice(0, 4),
      transcript: film.cues.map(({ text }) => text).filter((text) => !text.startsWith('[')),
    };
  };
  return {
    player: videos.player,
    highlights: await Promise.all(videos.highlights.map(compose)),
    others: await Promise.all(videos.others.map(compose)),
  };
}
