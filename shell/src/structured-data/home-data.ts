import { videos } from '@lectern/catalogue';
import type { SiteData } from '../site-data.js';
import type { JsonLd } from './json-ld.js';
import { authorData } from './author-data.js';
import { videoNode } from './video-data.js';

/** The site and its author, and the films that its first page shows. */
export function homeData(data: SiteData): JsonLd[] {
  return [...authorData(data), ...videos.highlights.map((video) => videoNode(video, data.publicUrl))];
}
