import {
  downloads,
  type FreeDownload,
  type FreePdf,
  type FreeRecording,
  type PageWords,
} from '@lectern/catalogue';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';

export interface DownloadsWords extends PageWords<'downloads'> {
  pdfs: FreePdf[];
  recordings: FreeRecording[];
}

const isPdf = (download: FreeDownload): download is FreePdf => download.kind === 'pdf';
const isRecording = (download: FreeDownload): download is FreeRecording => download.kind === 'audio';

export function downloadsContent(): PageContent<DownloadsWords> {
  const { words, ...rest } = pageFileContent('downloads');
  return {
    ...rest,
    words: {
      ...words,
      pdfs: downloads.cards.filter(isPdf),
      recordings: downloads.cards.filter(isRecording),
    },
  };
}
