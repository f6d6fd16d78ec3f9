import type { ArticleSummary } from '@lectern/api-client/admin';
import { Button, ErrorMessage, VisuallyHidden } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { type Column, DataTable, EmptyState, showFailure, Status } from '../components/index.js';
import { articles as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import { momentOf, statusOf, titleOf } from './article-words.js';
import { createArticle, restoreArticle, useArticles } from './articles-data.js';

export function NewArticle() {
  const [, navigate] = useLocation();
  const creating = useMutation({
    mutationFn: createArticle,
    onSuccess: ({ id }) => navigate(`/${id}`),
    onError: (error) => showFailure(m.page.failed, error),
  });
  return (
    <Button kind="main" busy={creating.isPending && m.page.creating} onClick={() => creating.mutate()}>
      {m.page.new}
    </Button>
  );
}

function Restore({ article }: { article: ArticleSummary }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => restoreArticle(article.id) });
  return (
    <>
      <Button kind="bare" busy={isPending && m.bin.restoring} onClick={() => mutate()}>
        {m.bin.restore}
        <VisuallyHidden> {titleOf(article)}</VisuallyHidden>
      </Button>
      <ErrorMessage error={error} />
    </>
  );
}

const columns: [Column<ArticleSummary>, ...Column<ArticleSummary>[]] = [
  {
    label: m.list.title,
    render: (article) => <Link href={`/${article.id}`}>{titleOf(article)}</Link>,
  },
  { label: m.list.status, render: (article) => <Status {...statusOf(article)} /> },
  { label: m.list.when, render: momentOf },
  { label: m.list.who, render: ({ savedBy }) => savedBy ?? m.list.content },
];

export type ListedState = 'all' | 'draft' | 'scheduled' | 'published' | 'binned';

const isListed = (state: ListedState) => (article: ArticleSummary) =>
  state === 'all' ? article.state !== 'binned' : article.state === state;

export function ArticleList({ state }: { state: ListedState }) {
  const { data, error, refetch } = useArticles();
  const { may } = useStaff();
  if (error && !data) return <ErrorMessage error={error} onRetry={() => void refetch()} />;
  const none = state === 'binned' ? m.list.emptyBin : state === 'all' ? m.list.empty : m.list.noMatch;
  const isBin = state === 'binned' && may.includes('articles.publish');
  return (
    <DataTable
      caption={m.list.caption}
      rows={data?.filter(isListed(state))}
      keyOf={({ id }) => id}
      columns={
        isBin
          ? [...columns, { label: m.bin.restore, render: (article) => <Restore article={article} /> }]
          : columns
      }
      empty={
        <EmptyState
          {...none}
          action={state === 'all' && may.includes('articles.write') ? <NewArticle /> : null}
        />
      }
    />
  );
}
