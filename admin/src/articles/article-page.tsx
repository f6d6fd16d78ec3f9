import type { Article } from '@lectern/api-client/admin';
import { Async, Button, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { LineLink, Note, PageHeading, Stack } from '../components/index.js';
import { articles as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import { ArticleEditor } from './article-editor.js';
import { titleOf } from './article-words.js';
import { type BinnedArticle, restoreArticle, useArticle } from './articles-data.js';

function InBin({ article }: { article: Article }) {
  const mayRestore = useStaff().may.includes('articles.publish');
  const restoring = useMutation({ mutationFn: () => restoreArticle(article.id) });
  return (
    <>
      <PageHeading title={titleOf(article)} />
      <Stack>
        <Note>{m.bin.notice}</Note>
        {mayRestore ? (
          <div>
            <Button
              kind="main"
              busy={restoring.isPending && m.bin.restoring}
              onClick={() => restoring.mutate()}
            >
              {m.bin.restore}
            </Button>
          </div>
        ) : null}
        <ErrorMessage error={restoring.error} />
      </Stack>
    </>
  );
}

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
            <InBin article={article} />
          ) : (
            <ArticleEditor article={article} onBinned={onBinned} />
          )
        }
      </Async>
    </>
  );
}
