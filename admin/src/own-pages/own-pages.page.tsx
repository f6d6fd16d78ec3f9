import { useState } from 'react';
import { Route, Switch } from 'wouter';
import { latePart, PageHeading, PageTabs, Stack, UndoBar } from '../components/index.js';
import { ownPages as m } from '../messages.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { NewPage, OwnPageList } from './own-page-list.js';
import type { OwnPageViewProps } from './own-page-view.js';
import { type BinnedPage, restoreOwnPage } from './own-pages-data.js';

/** The list needs no editor. */
const OwnPageView = latePart<OwnPageViewProps>(
  async () => (await import('./own-page-view.js')).OwnPageView,
  ['4rem', '24rem'],
);

const tabs = [
  { path: '/', label: m.tabs.all },
  { path: '/bin', label: m.tabs.bin },
];

interface ListProps {
  isBin: boolean;
  binned: BinnedPage | null;
  onUndone: () => void;
}

function List({ isBin, binned, onUndone }: ListProps) {
  const mayWrite = useStaff().may.includes('articles.write');
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} actions={mayWrite ? <NewPage /> : null} />
      <PageTabs label={m.page.title} tabs={tabs} />
      {binned ? (
        <Stack $above={2}>
          <UndoBar
            key={binned.id}
            done={{ text: say(m.bin.done, { title: binned.title }), undo: () => restoreOwnPage(binned.id) }}
            onUndone={onUndone}
          />
        </Stack>
      ) : null}
      <OwnPageList isBin={isBin} />
    </>
  );
}

export function OwnPagesPage() {
  const [binned, setBinned] = useState<BinnedPage | null>(null);
  const undone = () => setBinned(null);
  return (
    <Switch>
      <Route path="/">
        <List isBin={false} binned={binned} onUndone={undone} />
      </Route>
      <Route path="/bin">
        <List isBin binned={binned} onUndone={undone} />
      </Route>
      <Route path="/:id">{({ id }) => <OwnPageView key={id} id={id} onBinned={setBinned} />}</Route>
    </Switch>
  );
}
