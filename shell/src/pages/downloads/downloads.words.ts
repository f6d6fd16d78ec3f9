import {
  downloads,
  type FreeDownload,
  type FreePdf,
  type FreeRecording,
  pages,
  type PageWords,
  type PlayerWords,
  videos,
} from '@lectern/catalogue';
import { pdfLengthText, recordingLengthText } from '../../islands/reader/sample.words.js';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';

/** Length of a file: `PDF, 11 pages`; null if unknown. */
interface Measured {
  lengthText: string | null;
}

export interface DownloadsWords extends PageWords<'downloads'> {
  pdfs: (FreePdf & Measured)[];
  recordings: (FreeRecording & Measured)[];
  player: PlayerWords;
}

const isPdf = (download: FreeDownload): download is FreePdf => download.kind === 'pdf';
const isRecording = (download: FreeDownload): download is FreeRecording => download.kind === 'audio';

const hasPreviews = (): boolean => (pages['audio-previews']?.words.generator.books ?? []).length > 0;

export function downloadsContent(): PageContent<DownloadsWords> {
  const { words, ...rest } = pageFileContent('downloads');
  return {
    ...rest,
    words: {
      ...words,
      listening: { ...words.listening, previewsLink: hasPreviews() ? words.listening.previewsLink : null },
      player: videos.player,
      pdfs: downloads.cards.filter(isPdf).map((pdf) => ({ ...pdf, lengthText: pdfLengthText(pdf.pages) })),
      recordings: downloads.cards.filter(isRecording).map((recording) => ({
        ...recording,
        lengthText: recordingLengthText(recording.duration),
      })),
    },
  };
}
