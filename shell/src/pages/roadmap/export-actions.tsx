import { answerOf, detailOf } from '@lectern/api-client';
import { mailRoadmap, roadmapPdfPath } from '@lectern/api-client/legal';
import { Button, Icon } from '@lectern/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { showToast } from '@lectern/ui/toast';
import { PanelHeading } from './bookmarks-panel.js';
import { PrintIcon } from './print-icon.js';
import { useRoadmap } from './use-roadmap.js';

const Buttons = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Said = styled.p`
  color: var(--color-muted);
  font: 400 0.9375rem/1.45 var(--font-control);
`;

export function ExportActions({ assessmentId }: { assessmentId: string }) {
  const { words, workspace } = useRoadmap();
  const { ways } = words;
  const [busy, setBusy] = useState<'pdf' | 'mail' | null>(null);
  const [said, setSaid] = useState('');
  const titleId = useId();

  function run(what: 'pdf' | 'mail', failure: string, work: () => Promise<void>): void {
    if (busy) return;
    setBusy(what);
    setSaid('');
    work()
      .catch((error: unknown) => {
        workspace.notice(error);
        showToast({ title: detailOf(error, failure), tone: 'destructive' });
      })
      .finally(() => setBusy(null));
  }

  const save = () => saveFile(roadmapPdfPath(assessmentId), ways.pdfFileName);
  const mail = async () => setSaid((await mailRoadmap(assessmentId)).message);

  return (
    <section aria-labelledby={titleId} data-screen-only="">
      <PanelHeading id={titleId}>{ways.heading}</PanelHeading>
      <Buttons>
        <Button $look="quiet" onClick={() => window.print()}>
          <PrintIcon />
          {ways.printLabel}
        </Button>
        <Button $look="quiet" disabled={busy === 'pdf'} onClick={() => run('pdf', ways.pdfFailure, save)}>
          <Icon name="download" />
          {busy === 'pdf' ? ways.pdfBusyLabel : ways.pdfLabel}
        </Button>
        <Button $look="quiet" disabled={busy === 'mail'} onClick={() => run('mail', ways.mailFailure, mail)}>
          <Icon name="mail" />
          {busy === 'mail' ? ways.mailBusyLabel : ways.mailLabel}
        </Button>
        <Said role="status">{said}</Said>
      </Buttons>
    </section>
  );
}

/** Time until the object URL is revoked, for the browser to start saving. */
const HELD_MS = 60_000;

/** Downloads a file of the site under a name. Throws as {@link answerOf} does. */
async function saveFile(path: string, name: string): Promise<void> {
  const answer = await answerOf(path);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HELD_MS);
}
