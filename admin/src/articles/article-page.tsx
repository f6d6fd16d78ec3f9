import { Async } from '@lectern/ui/kit';
import { LineLink, PageHeading } from '../components/index.js';
import { articles as m } from '../messages.js';
import { ArticleEditor } from './article-editor.js';
import { InBin } from './in-bin.js';
import { titleOf } from './article-words.js';
import { type BinnedArticle, restoreArticle, useArticle } from './articles-data.js';

export interface ArticlePageProps {
  id: string;
  onBinned: (binned: BinnedArticle) => void;
}

export function ArticlePage({ id, onBinned }: ArticlePageProps) {
  const { data, error, refetch } = useArticle(id);
  return (
    <>
      <LineLink href="/">{m.editor.back}</LineLink>
      {data ? null : <PageHeading title={m.page.title} />}
      <Async query={{ data, error, refetch }} label={m.editor.loading} heights={['4rem', '24rem']}>
        {(article) =>
          article.state === 'binned' ? (
            <InBin title={titleOf(article)} words={m.bin} restore={() => restoreArticle(article.id)} />
          ) : (
            <ArticleEditor article={article} onBinned={onBinned} />
          )
        }
      </Async>
    </>
  );
}
