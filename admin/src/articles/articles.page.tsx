import { useState } from 'react';
import { styled } from 'styled-components';
import { Route, Switch } from 'wouter';
import { latePart, PageHeading, PageTabs, UndoBar } from '../components/index.js';
import { articles as m } from '../messages.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { ArticleList, type ListedState, NewArticle } from './article-list.js';
import type { ArticlePageProps } from './article-page.js';
import { type BinnedArticle, restoreArticle } from './articles-data.js';

/** The list needs no editor. */
const ArticlePage = latePart<ArticlePageProps>(
  async () => (await import('./article-page.js')).ArticlePage,
  ['4rem', '24rem'],
);

const lists: readonly { path: string; label: string; state: ListedState }[] = [
  { path: '/', label: m.tabs.all, state: 'all' },
  { path: '/drafts', label: m.tabs.drafts, state: 'draft' },
  { path: '/scheduled', label: m.tabs.scheduled, state: 'scheduled' },
  { path: '/published', label: m.tabs.published, state: 'published' },
  { path: '/bin', label: m.tabs.bin, state: 'binned' },
];

const Spaced = styled.div`
  margin-top: var(--space-2);
`;

interface ListProps {
  state: ListedState;
  binned: BinnedArticle | null;
  onUndone: () => void;
}

function List({ state, binned, onUndone }: ListProps) {
  const mayWrite = useStaff().may.includes('articles.write');
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} actions={mayWrite ? <NewArticle /> : null} />
      <PageTabs label={m.page.tabs} tabs={lists} />
      {binned ? (
        <Spaced>
          <UndoBar
            key={binned.id}
            done={{
              text: say(m.bin.done, { title: binned.title }),
              undo: () => restoreArticle(binned.id),
            }}
            onUndone={onUndone}
          />
        </Spaced>
      ) : null}
      <ArticleList state={state} />
    </>
  );
}

export function ArticlesPage() {
  const [binned, setBinned] = useState<BinnedArticle | null>(null);
  return (
    <Switch>
      {lists.map(({ path, state }) => (
        <Route key={path} path={path}>
          <List state={state} binned={binned} onUndone={() => setBinned(null)} />
        </Route>
      ))}
      <Route path="/:id">{({ id }) => <ArticlePage key={id} id={id} onBinned={setBinned} />}</Route>
    </Switch>
  );
}
