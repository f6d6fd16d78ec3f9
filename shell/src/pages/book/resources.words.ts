import {
  type BookCard,
  downloads,
  pages,
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
  durationSeconds: number;
  player: PlayerWords;
  transcriptLabel: string;
  transcript: string[];
}

interface ReadSample {
  kind: 'reading';
  text: string;
  reading: ReadingWords;
  onwardHref: string | null;
}

/** No sample: a link to those of other books. */
interface LinkedSample {
  kind: 'link';
  text: string;
  label: string;
  path: string;
}

export interface ResourcesWords {
  heading: string;
  sampleHeading: string;
  /** Null without any free file. */
  sample: FileSample | AudioSample | ReadSample | LinkedSample | null;
  trailer: { heading: string; video: Video; player: PlayerWords } | null;
  /** Replaces a trailer. */
  listen: { heading: string; text: string; label: string; path: string } | null;
}

/** A file, else a recording, else one to read on the page, else a link to other samples. */
function sampleOf(
  { id, title }: BookCard,
  labels: Labels,
  onwardHref: string | null,
): ResourcesWords['sample'] {
  const own = sampleWordsOf(id);
  const pdf = downloads.samples.find(({ bookId }) => bookId === id);
  if (pdf?.attachedUrl) {
    const label = labels.pdfLabel.replace('{title}', title);
    const reading = own?.reading ?? null;
    const text = withLength(pdf.description, pdfLengthText(pdf.pages));
    return { kind: 'file', text, label, url: pdf.attachedUrl, reading, onwardHref };
  }
  for (const free of downloads.cards) {
    if (free.bookId !== id || free.kind !== 'audio') continue;
    const { description, url, voiceNote, transcript, duration, durationSeconds } = free;
    const text = withLength(description, recordingLengthText(duration));
    const label = labels.audioSampleLabel.replace('{title}', title);
    return {
      kind: 'audio',
      text,
      label,
      url,
      durationSeconds,
      player: videos.player,
      voiceNote,
      transcript,
      transcriptLabel: labels.transcriptLabel,
    };
  }
  if (own) {
    const reading = {
      ...own.reading,
      labels: { ...own.reading.labels, ...(labels.sampleLink && { readLabel: labels.sampleLink.label }) },
    };
    return { kind: 'reading', text: own.description, reading, onwardHref };
  }
  return labels.sampleLink && { kind: 'link', text: labels.noSampleText, ...labels.sampleLink };
}

export function resourcesOf(book: BookCard, labels: Labels, onwardHref: string | null): ResourcesWords {
  const video = trailerOf(book.id);
  const readAloud = pages['audio-previews']?.words.generator.books ?? [];
  const isReadAloud = readAloud.some(({ bookId }) => bookId === book.id);
  const { playAudio } = labels;
  return {
    heading: labels.heading,
    sampleHeading: labels.sampleHeading,
    sample: sampleOf(book, labels, onwardHref),
    trailer: video ? { heading: labels.trailerHeading, video, player: videos.player } : null,
    listen:
      video || !playAudio
        ? null
        : {
            heading: labels.listenHeading,
            ...(isReadAloud
              ? { text: labels.listenText, path: `${playAudio.path}?book=${book.id}` }
              : { text: labels.notReadAloudText, path: playAudio.path }),
            label: playAudio.label,
          },
  };
}
