import type { Video } from '@lectern/catalogue';

export type PlayableVideo = Pick<
  Video,
  'id' | 'title' | 'videoUrl' | 'link' | 'captionsUrl' | 'poster' | 'duration' | 'durationSeconds'
>;

export function playable(video: Video): PlayableVideo {
  const { id, title, videoUrl, link, captionsUrl, poster, duration, durationSeconds } = video;
  return { id, title, videoUrl, link, captionsUrl, poster, duration, durationSeconds };
}
