import { type PageWords, site, type Site } from '@lectern/catalogue';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';

export interface DownloadDemoWords extends PageWords<'download-demo'> {
  fileUrl: string;
  formats: Site['formats'];
}

export function downloadDemoContent(): PageContent<DownloadDemoWords> {
  const { words, ...rest } = pageFileContent('download-demo');
  return {
    ...rest,
    words: {
      ...words,
      fileUrl: `/attached_assets/${words.file.fileName}`,
      formats: site.formats,
    },
  };
}
