import { Async } from '@lectern/ui/kit';
import { InBin } from '../articles/in-bin.js';
import { LineLink, PageHeading } from '../components/index.js';
import { ownPages as m } from '../messages.js';
import { OwnPageEditor } from './own-page-editor.js';
import { titleOf } from './own-page-list.js';
import { type BinnedPage, restoreOwnPage, useOwnPage } from './own-pages-data.js';

export interface OwnPageViewProps {
  id: string;
  onBinned: (binned: BinnedPage) => void;
}

export function OwnPageView({ id, onBinned }: OwnPageViewProps) {
  const { data, error, refetch } = useOwnPage(id);
  return (
    <>
      <LineLink href="/">{m.editor.back}</LineLink>
      {data ? null : <PageHeading title={m.page.title} />}
      <Async query={{ data, error, refetch }} label={m.editor.loading} heights={['4rem', '24rem']}>
        {(page) =>
          page.state === 'binned' ? (
            <InBin title={titleOf(page)} words={m.bin} restore={() => restoreOwnPage(page.id)} />
          ) : (
            <OwnPageEditor page={page} onBinned={onBinned} />
          )
        }
      </Async>
    </>
  );
}
