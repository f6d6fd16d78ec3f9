import type { Article } from '@lectern/api-client/admin';
import { Button, ButtonRow } from '@lectern/ui/kit';
import { useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { articles as m } from '../messages.js';
import { SavingStatus } from '../saving/index.js';
import { PreviewButton } from './preview-button.js';
import { PublishDialog } from './publish-dialog.js';
import type { ArticleDraft } from './use-article-draft.js';

const Bar = styled.section`
  position: sticky;
  z-index: 3;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium) var(--radius-medium) 0 0;
  background: var(--color-surface);
  box-shadow: var(--shadow-lifted);
  > p {
    flex: 1 1 12rem;
  }
`;

/** Keeps a focused field above the bar. */
const AboveBar = createGlobalStyle`
  html {
    scroll-padding-bottom: 8rem;
  }
`;

interface ActionBarProps {
  article: Article;
  draft: ArticleDraft;
  mayPublish: boolean;
  onSave: () => Promise<void>;
}

/** Stays in view: whether the text is saved, and what can be done with it. */
export function ActionBar({ article, draft, mayPublish, onSave }: ActionBarProps) {
  const [busy, setBusy] = useState<'save' | 'publish' | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { state, hasChanges } = article;
  const canPublish = mayPublish && (state !== 'published' || hasChanges);
  const run = async (name: 'save' | 'publish', action: () => Promise<unknown>) => {
    setBusy(name);
    await action();
    setBusy(null);
  };
  const ask = async () => setIsAsking((await draft.saveNow()) !== undefined);
  return (
    <Bar aria-label={m.editor.bar}>
      <AboveBar />
      <SavingStatus saving={draft.saving} />
      <ButtonRow>
        <Button
          busy={busy === 'save' && m.editor.saving}
          disabled={busy !== null}
          onClick={() => void run('save', onSave)}
        >
          {m.editor.save}
        </Button>
        <PreviewButton article={article} draft={draft} />
        {canPublish ? (
          <Button
            kind="main"
            busy={busy === 'publish' && m.editor.saving}
            disabled={busy !== null}
            onClick={() => void run('publish', ask)}
          >
            {state === 'published' ? m.publish.changes : m.publish.button}
          </Button>
        ) : null}
      </ButtonRow>
      {isAsking ? <PublishDialog article={article} draft={draft} onClose={() => setIsAsking(false)} /> : null}
    </Bar>
  );
}
