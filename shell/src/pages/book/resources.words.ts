import {
  type BookCard,
  downloads,
  type PageWords,
  type PlayerWords,
  type Video,
  videos,
} from '@lectern/catalogue';
import { trailerOf } from '../../books/book-trailer.words.js';
import {
  pdfLengthText,
  recordingLengthText,
  type ReadingWords,
  sampleOf as sampleWordsOf,
  withLength,
} from '../../islands/reader/sample.words.js';

type Labels = PageWords<'book-detail'>['resources'];

interface FileSample {
  kind: 'file';
  /** The same to be read in the page, and where the book is bought. */
  reading: ReadingWords | null;
  onwardHref: string | null;
  text: string;
  label: string;
  url: string;
}

export interface AudioSample {
  kind: 'audio';
  text: string;
  label: string;
  url: string;
  voiceNote: string;
  transcriptLabel: string;
  transcript: string[];
}

interface LinkedSample {
  kind: 'link';
  label: string;
  path: string;
}

export interface ResourcesWords {
  heading: string;
  sampleHeading: string;
  sample: FileSample | AudioSample | LinkedSample;
  trailer: { heading: string; video: Video; player: PlayerWords } | null;
  /** In the place of a trailer. */
  listen: { heading: string; text: string; label: string; path: string } | null;
}

/** A sample of its own, else a recording, else the way to what is free. */
function sampleOf(
  { id, title }: BookCard,
  labels: Labels,
  onwardHref: string | null,
): ResourcesWords['sample'] {
  const pdf = downloads.samples.find(({ bookId }) => bookId === id);
  if (pdf?.attachedUrl) {
    const label = labels.pdfLabel.replace('{title}', title);
    const reading = sampleWordsOf(id)?.reading ?? null;
    const text = withLength(pdf.description, pdfLengthText(pdf.pages));
    return { kind: 'file', text, label, url: pdf.attachedUrl, reading, onwardHref };
  }
  for (const free of downloads.cards) {
    if (free.bookId !== id || free.kind !== 'audio') continue;
    const { description, url, voiceNote, transcript, duration } = free;
    const text = withLength(description, recordingLengthText(duration));
    const label = labels.audioSampleLabel.replace('{title}', title);
    return {
      kind: 'audio',
      text,
      label,
      url,
      voiceNote,
      transcript,
      transcriptLabel: labels.transcriptLabel,
    };
  }
  return { kind: 'link', ...labels.sampleLink };
}

/**
 * What may be read, seen and heard of a book before it is bought.
 * @param onwardHref where it is bought, if it is
 */
export function resourcesOf(book: BookCard, labels: Labels, onwardHref: string | null): ResourcesWords {
  const video = trailerOf(book.id);
  return {
    heading: labels.heading,
    sampleHeading: labels.sampleHeading,
    sample: sampleOf(book, labels, onwardHref),
    trailer: video ? { heading: labels.trailerHeading, video, player: videos.player } : null,
    listen: video
      ? null
      : {
          heading: labels.listenHeading,
          text: labels.listenText,
          label: labels.playAudio.label,
          path: `${labels.playAudio.path}?book=${book.id}`,
        },
  };
}
