import { site, type Video } from '@lectern/catalogue';
import type { JsonLd } from './json-ld.js';

/** A film as search engines list it. */
export function videoNode(video: Video, publicUrl: string): JsonLd {
  const { title, description, videoUrl, thumbnailUrl, publishedOn, durationSeconds, transcript } = video;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description,
    contentUrl: publicUrl + videoUrl,
    thumbnailUrl: publicUrl + thumbnailUrl,
    // With the hour, since a date alone is refused by search engines.
    uploadDate: `${publishedOn}T00:00:00Z`,
    duration: `PT${Math.floor(durationSeconds / 60)}M${Math.round(durationSeconds % 60)}S`,
    transcript: transcript.join(' '),
    inLanguage: site.language,
  };
}
