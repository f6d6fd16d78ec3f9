import type { FreeDownload } from '@lectern/catalogue';
import { BookCover, Card } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { DownloadForm } from './download-form.island.js';
import type { DownloadsWords } from './downloads.words.js';

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  scroll-margin-top: var(--space-4);
  h3 {
    font-size: var(--text-heading-4);
  }
`;

const Head = styled.header<{ $bare: boolean }>`
  display: grid;
  grid-template-columns: ${({ $bare }) => ($bare ? '' : '6.5rem')} minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: start;
  picture {
    overflow: hidden;
    border-radius: var(--radius-cover);
    box-shadow: var(--shadow-cover);
  }
  p {
    margin-top: var(--space-1);
    font-size: 1rem;
    line-height: 1.5;
  }
`;

const Length = styled.p`
  color: var(--color-muted);
`;

interface DownloadCardProps {
  download: FreeDownload & { lengthText: string | null };
  words: DownloadsWords;
  children?: ReactNode;
}

export function DownloadCard({ download, words, children }: DownloadCardProps) {
  const { id, title, url, cover, description, lengthText } = download;
  return (
    <Sheet as="article" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Head $bare={cover === null}>
        {cover ? <BookCover bookId={id} cover={cover} sizes="6.5rem" decorative /> : null}
        <div>
          <h3 id={`${id}-title`}>{title}</h3>
          <p>{description}</p>
          {lengthText ? <Length>{lengthText}</Length> : null}
        </div>
      </Head>
      {children}
      <DownloadForm
        download={{ id, title, url, bookId: download.bookId, fileName: download.fileName }}
        words={{ form: words.form, notices: words.notices }}
      />
    </Sheet>
  );
}
