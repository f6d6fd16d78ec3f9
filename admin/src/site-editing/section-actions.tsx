import type { ContentSection } from '@lectern/api-client/admin';
import { Button, ButtonRow } from '@lectern/ui/kit';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { ActionDialog, showSuccess, Small } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { SavingStatus } from '../saving/index.js';
import type { Conflict } from './conflicts-panel.js';
import { PublishDialog } from './publish-dialog.js';
import type { Refusal } from './refusals.js';
import { discardDraft, resetSection } from './site-editing-data.js';
import type { SectionDraft } from './use-section-draft.js';

const Foot = styled.div`
  position: sticky;
  z-index: 3;
  bottom: 0;
  > :first-child {
    margin-bottom: 0;
  }
`;

const Bar = styled.section`
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
`;

interface SectionActionsProps {
  section: ContentSection;
  draft: SectionDraft;
  mayPublish: boolean;
  mayWrite: boolean;
  onShown: (section: ContentSection) => void;
  onRefused: (refusals: readonly Refusal[]) => void;
  onConflicts: (conflicts: readonly Conflict[]) => void;
  /** Whether the section has a button that resets it. */
  hasReset?: boolean;
  /** Called when publishing is pressed; false if the form shows why it cannot be published. */
  mayAsk?: () => boolean;
  /** Above the bar. */
  children: ReactNode;
}

/** Stays in view: whether the draft is saved, and how to publish, discard or reset it. */
export function SectionActions(props: SectionActionsProps) {
  const { section, draft, mayPublish, mayWrite, onShown, onRefused, onConflicts, children } = props;
  const { hasReset = true, mayAsk = () => true } = props;
  const [asking, setAsking] = useState<'publish' | 'discard' | 'reset' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { saving } = draft;
  const hasChanges = saving.value.length > 0;
  const isNew = saving.revision === 0 && saving.state === 'saved';
  const close = () => setAsking(null);
  const ask = async () => {
    if (!mayAsk()) return;
    setIsBusy(true);
    const revision = await saving.saveNow();
    setIsBusy(false);
    if (revision !== undefined) setAsking('publish');
  };
  const shown = (message: string) => (now: ContentSection) => {
    onShown(now);
    close();
    showSuccess(message);
  };
  return (
    <Foot>
      {children}
      <Bar aria-label={m.bar.label}>
        {isNew || !mayWrite ? <Small>{m.bar.none}</Small> : <SavingStatus saving={saving} />}
        <ButtonRow>
          {mayWrite && hasChanges ? (
            <Button kind="bare" onClick={() => setAsking('discard')}>
              {m.bar.discard}
            </Button>
          ) : null}
          {mayPublish && hasReset ? (
            <Button kind="bare" onClick={() => setAsking('reset')}>
              {m.resetSection.button}
            </Button>
          ) : null}
          {mayPublish ? (
            <Button kind="main" disabled={!hasChanges} busy={isBusy && m.bar.busy} onClick={() => void ask()}>
              {m.bar.publish}
            </Button>
          ) : null}
        </ButtonRow>
        {asking === 'publish' ? (
          <PublishDialog
            section={section.section}
            draft={draft}
            onPublished={onShown}
            onRefused={onRefused}
            onConflicts={onConflicts}
            onClose={close}
          />
        ) : null}
        {asking === 'discard' ? (
          <ActionDialog
            title={m.discard.title}
            submit={m.discard.submit}
            busy={m.discard.busy}
            isDanger
            action={async () => {
              await saving.saveNow();
              return discardDraft(section.section);
            }}
            onDone={shown(m.discard.done)}
            onCancel={close}
          >
            <p>{m.discard.text}</p>
          </ActionDialog>
        ) : null}
        {asking === 'reset' ? (
          <ActionDialog
            title={m.resetSection.title}
            submit={m.resetSection.submit}
            busy={m.resetSection.busy}
            isDanger
            action={async () => {
              await saving.saveNow();
              return resetSection(section.section);
            }}
            onDone={shown(m.resetSection.done)}
            onCancel={close}
          >
            <p>{m.resetSection.text}</p>
          </ActionDialog>
        ) : null}
      </Bar>
    </Foot>
  );
}
