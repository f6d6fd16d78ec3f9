import { Button } from '@lectern/ui/kit';
import { type ComponentType, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { PageHeading, PageTabs, Stack, UndoBar } from '../components/index.js';
import { texts as m } from '../messages.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import type { TextKind } from './text-kind.js';
import { type ListedState, TextList } from './text-list.js';
import { type BinnedText, restoreText } from './texts-data.js';

const lists: readonly { path: string; label: string; state: ListedState }[] = [
  { path: '/', label: m.tabs.all, state: 'all' },
  { path: '/drafts', label: m.tabs.drafts, state: 'draft' },
  { path: '/scheduled', label: m.tabs.scheduled, state: 'scheduled' },
  { path: '/published', label: m.tabs.published, state: 'published' },
  { path: '/bin', label: m.tabs.bin, state: 'binned' },
];

/** Opens an empty editor. The text is created by its first save, so that none is left behind empty. */
function NewText({ label }: { label: string }) {
  const [, navigate] = useLocation();
  return (
    <Button kind="main" onClick={() => navigate(`/${crypto.randomUUID()}?new`)}>
      {label}
    </Button>
  );
}

export interface OneTextProps {
  id: string;
  onBinned: (binned: BinnedText) => void;
}

interface TextsPageProps {
  kind: TextKind;
  /** Page of one text; the lists need no editor. */
  One: ComponentType<OneTextProps>;
}

/** Lists of articles or pages by state, and the page of each. */
export function TextsPage({ kind, One }: TextsPageProps) {
  const [binned, setBinned] = useState<BinnedText | null>(null);
  const mayWrite = useStaff().may.includes('articles.write');
  const { words } = kind;
  const create = mayWrite ? <NewText label={words.new} /> : null;
  return (
    <Switch>
      {lists.map(({ path, state }) => (
        <Route key={path} path={path}>
          <PageHeading title={words.title} lead={words.lead} actions={create} />
          <PageTabs label={words.title} tabs={lists} />
          {binned ? (
            <Stack $above={2}>
              <UndoBar
                key={binned.id}
                done={{
                  text: say(m.bin.done, { title: binned.title }),
                  undo: () => restoreText(binned.id),
                }}
                onUndone={() => setBinned(null)}
              />
            </Stack>
          ) : null}
          <TextList kind={kind} state={state} create={create} />
        </Route>
      ))}
      <Route path="/:id">{({ id }) => <One key={id} id={id} onBinned={setBinned} />}</Route>
    </Switch>
  );
}
