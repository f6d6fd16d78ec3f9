import { detailOf } from '@lectern/api-client';
import type { Roadmap } from '@lectern/api-client/legal';
import { Button, FieldError } from '@lectern/ui';
import { Dialog } from '@lectern/ui/kit';
import { dangerCss } from '@lectern/ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { showToast } from '@lectern/ui/toast';
import { Ways } from './roadmap-message.js';
import { PanelHeading } from './bookmarks-panel.js';
import { fill } from './roadmap-state.js';
import { useRoadmap } from './use-roadmap.js';

const Place = styled.section`
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  p {
    color: var(--color-muted);
    font: 400 0.9375rem/1.5 var(--font-control);
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-2);
`;

interface KeepingProps {
  keptUntil: string;
  roadmap: Roadmap;
}

export function Retention({ keptUntil, roadmap }: KeepingProps) {
  const { words, workspace } = useRoadmap();
  const { keeping, unreachable } = words;
  const [isAsking, setAsking] = useState(false);
  const titleId = useId();
  const signOut = () =>
    void workspace.signOut().catch(() => showToast({ title: unreachable.text, tone: 'destructive' }));
  return (
    <Place aria-labelledby={titleId} data-screen-only="">
      <PanelHeading id={titleId}>{keeping.heading}</PanelHeading>
      <p>{fill(keeping.text, { date: keptUntil })}</p>
      <Buttons>
        {roadmap.isProven ? null : (
          <Button $look="quiet" onClick={() => workspace.showSignIn(roadmap)}>
            {keeping.moreLabel}
          </Button>
        )}
        <Button $look="quiet" onClick={signOut}>
          {keeping.signOutLabel}
        </Button>
        <DangerButton onClick={() => setAsking(true)}>{keeping.deleteLabel}</DangerButton>
      </Buttons>
      {isAsking ? <DeletionDialog isProven={roadmap.isProven} onCancel={() => setAsking(false)} /> : null}
    </Place>
  );
}

const Text = styled.p`
  margin-bottom: var(--space-3);
`;

interface DeletionDialogProps {
  /** True if a code has verified the address; false if only this browser's own roadmaps are open. */
  isProven: boolean;
  onCancel(): void;
}

function DeletionDialog({ isProven, onCancel }: DeletionDialogProps) {
  const { words, workspace } = useRoadmap();
  const { deletion } = words;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function confirm(): void {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    workspace.deleteAll().catch((error: unknown) => {
      setBusy(false);
      workspace.notice(error);
      setProblem(detailOf(error, deletion.failureText));
    });
  }

  return (
    <Dialog title={deletion.heading} onCancel={isBusy ? undefined : onCancel}>
      <Text>{deletion.text}</Text>
      {isProven ? null : <Text>{deletion.hereText}</Text>}
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
      <Ways>
        <Button $look="quiet" onClick={onCancel} disabled={isBusy} data-first="">
          {deletion.cancelLabel}
        </Button>
        <DangerButton onClick={confirm} disabled={isBusy}>
          {isBusy ? deletion.busyLabel : deletion.confirmLabel}
        </DangerButton>
      </Ways>
    </Dialog>
  );
}

const DangerButton = styled(Button).attrs({ $look: 'quiet' })`
  ${dangerCss}
`;
