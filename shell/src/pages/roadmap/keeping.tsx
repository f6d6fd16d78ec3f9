import type { Roadmap } from '@lectern/api-client/legal';
import { Button } from '@lectern/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { showToast } from '@lectern/ui/toast';
import { PanelHeading } from './bookmarks-panel.js';
import { DangerButton } from './danger-button.js';
import { DeletionDialog } from './deletion-dialog.js';
import { fill } from './fill.js';
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
  /** As it is read. */
  keptUntil: string;
  roadmap: Roadmap;
}

/** How long it is kept, and how to leave it or end it. */
export function Keeping({ keptUntil, roadmap }: KeepingProps) {
  const { words, desk } = useRoadmap();
  const { keeping, unreachable } = words;
  const [isAsking, setAsking] = useState(false);
  const titleId = useId();
  const signOut = () =>
    void desk.signOut().catch(() => showToast({ title: unreachable.text, tone: 'destructive' }));
  return (
    <Place aria-labelledby={titleId} data-screen-only="">
      <PanelHeading id={titleId}>{keeping.heading}</PanelHeading>
      <p>{fill(keeping.text, { date: keptUntil })}</p>
      <Buttons>
        {roadmap.isProven ? null : (
          <Button $look="quiet" onClick={() => desk.showDoor(roadmap)}>
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
