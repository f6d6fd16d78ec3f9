import { ErrorMessage, Select, Skeleton } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api.js';
import { ActionDialog } from '../components/index.js';
import { cacheBroadcast } from './broadcast-data.js';
import { broadcasts as m } from '../messages.js';

/** Creates a draft from a published article. */
export const createFromArticle = (articleId: string) =>
  api.POST('/api/admin/broadcasts/from-article/{articleId}', { params: { path: { articleId } } });

const usePublishedArticles = () =>
  useQuery({
    queryKey: ['broadcasts', 'articles'],
    queryFn: async () => (await api.GET('/api/admin/articles')).filter(({ state }) => state === 'published'),
    staleTime: 0,
  });

/** Asks for a published article, makes a draft of it, and opens the draft. */
export function FromArticleDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const articles = usePublishedArticles();
  const [chosen, setChosen] = useState<string>();
  const [first] = articles.data ?? [];
  const id = chosen ?? first?.id;
  return (
    <ActionDialog
      {...m.fromArticle.dialog}
      submit={m.fromArticle.submit}
      action={async () => id && createFromArticle(id)}
      onDone={(draft) => {
        if (!draft) return onClose();
        cacheBroadcast(draft);
        return navigate(`/${draft.id}`);
      }}
      onCancel={onClose}
    >
      <p>{m.fromArticle.text}</p>
      {articles.error ? (
        <ErrorMessage error={articles.error} onRetry={() => void articles.refetch()} />
      ) : !articles.data ? (
        <Skeleton />
      ) : first ? (
        <Select
          label={m.fromArticle.article}
          value={id ?? ''}
          options={articles.data.map(({ id, title }) => [id, title] as const)}
          onValue={setChosen}
        />
      ) : (
        <p>{m.fromArticle.none}</p>
      )}
    </ActionDialog>
  );
}
