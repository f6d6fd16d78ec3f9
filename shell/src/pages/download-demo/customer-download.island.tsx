import { fetchWithDeadline } from '@lectern/widget-kit';
import { Badge, Button, Card, Icon, LinkButton, VisuallyHidden } from '@lectern/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { fileSizeText } from '@lectern/ui/formats';
import { dropToasts, showToast } from '@lectern/ui/toast';
import { island } from '../../islands/island.js';
import type { DownloadDemoWords } from './download-demo.words.js';

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  h3 {
    font-size: var(--text-heading-3);
  }
`;

const Muted = styled.p`
  color: var(--color-muted);
`;

const Facts = styled.dl`
  display: flex;
  gap: var(--space-4);
  font: 400 0.9375rem/1.5 var(--font-control);
  dt {
    color: var(--color-muted);
  }
  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Progress = styled.progress`
  width: 100%;
  height: 0.375rem;
  accent-color: var(--color-accent);
`;

type DownloadWords = Pick<DownloadDemoWords, 'card' | 'file' | 'fileUrl' | 'notices'>;

function CustomerDownloadCard({ words }: { words: DownloadWords }) {
  const { card, file, fileUrl } = words;
  const { state, start, tellOpened } = useSimulatedDownload(words);
  const isBusy = state === 'downloading';
  const label = { ready: card.downloadLabel, downloading: card.downloadingLabel, completed: card.againLabel };
  return (
    <Sheet as="article" aria-labelledby="demo-file" aria-busy={isBusy}>
      <div role="status">
        <Badge>
          {state === 'completed' ? <Icon name="check" /> : null}
          {card.states[state]}
        </Badge>
      </div>
      <div>
        <h3 id="demo-file">{file.title}</h3>
        <Muted>{file.subtitle}</Muted>
      </div>
      <p>{file.description}</p>
      <Facts>
        <div>
          <dt>{card.formatLabel}</dt>
          <dd>{file.format}</dd>
        </div>
        <div>
          <dt>{card.sizeLabel}</dt>
          <dd>{fileSizeText(file.sizeBytes)}</dd>
        </div>
      </Facts>
      {isBusy ? <Progress aria-label={card.states.downloading} /> : null}
      <Ways>
        <Button disabled={isBusy} onClick={start}>
          <Icon name="download" />
          {label[state]}
        </Button>
        <LinkButton href={fileUrl} target="_blank" rel="noreferrer" $look="quiet" onClick={tellOpened}>
          <Icon name="outside" />
          {card.previewLabel}
          <VisuallyHidden>
            {' '}
            {file.title} ({card.newTabNote})
          </VisuallyHidden>
        </LinkButton>
      </Ways>
    </Sheet>
  );
}

export const CustomerDownload = island('customer-download', CustomerDownloadCard);

/** Simulated preparation time before the download (specification 2, section 9). */
const simulatedWaitMs = 2000;

type DownloadState = 'ready' | 'downloading' | 'completed';

function useSimulatedDownload({ file, fileUrl, notices }: DownloadWords) {
  const [state, setState] = useState<DownloadState>('ready');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function save(): Promise<void> {
    const answer = await fetchWithDeadline(fileUrl, { method: 'HEAD' }).catch(() => undefined);
    if (!answer?.ok) {
      setState('ready');
      showToast({ title: notices.failed.title, description: notices.failed.text, tone: 'destructive' });
      return;
    }
    const link = document.createElement('a');
    link.href = fileUrl;
    link.download = file.fileName;
    link.click();
    setState('completed');
    showToast({ title: notices.started.title, description: notices.started.text, tone: 'success' });
  }

  function start(): void {
    setState('downloading');
    dropToasts();
    timer.current = setTimeout(() => void save(), simulatedWaitMs);
  }

  const tellOpened = () =>
    showToast({ title: notices.opened.title, description: notices.opened.text, tone: 'neutral' });

  return { state, start, tellOpened };
}
