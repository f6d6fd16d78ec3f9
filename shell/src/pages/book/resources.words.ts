import type { BookCard, PageWords } from '@lectern/catalogue';
import { livingPath } from '../../navigation/living-path.js';

type Labels = PageWords<'book-detail'>['resources'];

export interface ResourcesWords {
  heading: string;
  sample: { heading: string; label: string; path: string } | null;
  listen: { heading: string; text: string; label: string; path: string } | null;
}

/** What may be read and heard of a book before it is bought. */
export function resourcesOf(book: BookCard, labels: Labels): ResourcesWords {
  const samplePath = livingPath(labels.sampleLink.path);
  const listenPath = livingPath(labels.playAudio.path);
  return {
    heading: labels.heading,
    sample:
      samplePath === null
        ? null
        : {
            heading: labels.sampleHeading,
            label: labels.sampleLink.label,
            path: samplePath,
          },
    listen:
      listenPath === null
        ? null
        : {
            heading: labels.listenHeading,
            text: labels.listenText,
            label: labels.playAudio.label,
            path: `${listenPath}?book=${book.id}`,
          },
  };
}
