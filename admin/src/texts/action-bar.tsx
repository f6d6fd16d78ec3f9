import { Button, ButtonRow } from '@lectern/ui/kit';
import { useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { texts as m } from '../messages.js';
import { SavingStatus } from '../saving/index.js';
import { PreviewButton } from './preview-button.js';
import { PublishDialog } from './publish-dialog.js';
import type { Text } from './text-kind.js';
import type { TextDraft } from './use-text-draft.js';

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
  text: Text;
  draft: TextDraft;
  /** Of the kind: where the text appears. */
  lead: string;
  mayPublish: boolean;
  onSave: () => Promise<void>;
}

/** Stays in view: whether the text is saved, and what can be done with it. */
export function ActionBar({ text, draft, lead, mayPublish, onSave }: ActionBarProps) {
  const [busy, setBusy] = useState<'save' | 'publish' | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { state, hasChanges } = text;
  const { saving } = draft;
  // A new text that nothing is typed in is not stored, so there is nothing to keep, show or publish.
  const isBlank = saving.revision === 0 && saving.state === 'saved' && state === 'draft';
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
      <SavingStatus saving={saving} />
      <ButtonRow>
        <Button
          busy={busy === 'save' && m.editor.saving}
          disabled={isBlank || busy !== null}
          onClick={() => void run('save', onSave)}
        >
          {m.editor.save}
        </Button>
        <PreviewButton text={text} draft={draft} disabled={isBlank} />
        {canPublish ? (
          <Button
            kind="main"
            busy={busy === 'publish' && m.editor.saving}
            disabled={isBlank || busy !== null}
            onClick={() => void run('publish', ask)}
          >
            {state === 'published' ? m.publish.changes : m.publish.button}
          </Button>
        ) : null}
      </ButtonRow>
      {isAsking ? (
        <PublishDialog text={text} draft={draft} lead={lead} onClose={() => setIsAsking(false)} />
      ) : null}
    </Bar>
  );
}
