import { type Film, readFilm } from '../films/read-film.js';
import type { ContentReader } from './content-reader.js';
import { checkLists } from './cross-check.js';
import { type VideoFile, videosFile, type VideosFile } from './videos.schema.js';

export interface VideoContent {
  video: VideoFile;
  film: Film;
}

export interface VideosContent {
  player: VideosFile['player'];
  highlights: VideoContent[];
  others: VideoContent[];
}

/** Without films while their part is off; the player's words serve recordings too. */
export async function readVideos(
  reader: ContentReader,
  bookIds: readonly string[],
): Promise<VideosContent | null> {
  const videos = await reader.file('videos.json', videosFile);
  if (!videos) return null;
  const { player, ...lists } = videos;
  if (!reader.source.isOn('films')) return { player, highlights: [], others: [] };
  reader.problems.push(...checkLists('content/videos.json', lists, bookIds));
  const filmed = async (list: string, entries: readonly VideoFile[]): Promise<VideoContent[]> => {
    const found: VideoContent[] = [];
    for (const [at, video] of entries.entries()) {
      const { folder, source } = reader;
      const place = { folder, at: `${list}[${at}]`, overlay: source.overlay };
      const kept = reader.keep(asResult(await readFilm(place, video)));
      if (kept) found.push({ video, film: kept });
    }
    return found;
  };
  return {
    player,
    highlights: await filmed('highlights', lists.highlights),
    others: await filmed('others', lists.others),
  };
}

const asResult = (result: Awaited<ReturnType<typeof readFilm>>) =>
  'film' in result ? { value: result.film } : result;
