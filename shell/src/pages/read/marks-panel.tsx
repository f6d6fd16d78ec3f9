import { Button, Field, Icon, VisuallyHidden } from '@lectern/ui';
import type { Highlight } from '@lectern/reading-notes';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

import { Panel, Tool } from '../../islands/reader/reader-frame.js';
import { requestCode, verifyCode } from './book-calls.js';
import { PanelName, Places } from '../../islands/reader/contents-panel.js';
import type { ReadWords } from './read.words.js';

const Marks = styled(Places)`
  margin-bottom: var(--space-3);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  li button:first-child span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  li button:last-child {
    width: 2.75rem;
    padding: 0;
  }
`;

const Devices = styled.section`
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-2);
  border-top: 1px solid var(--color-line);
  font: 400 0.9375rem/1.45 var(--font-control);
  form {
    display: grid;
    gap: var(--space-2);
  }
`;

interface MarksPanelProps {
  id: string;
  words: ReadWords;
  highlights: readonly Highlight[];
  isProved: boolean;
  address: string;
  onGo: (cfi: string) => void;
  onRemove: (id: string) => void;
  onProved: (proof: string) => void;
}

export function MarksPanel({ id, words, highlights, onGo, onRemove, ...devices }: MarksPanelProps) {
  const { marks } = words;
  return (
    <Panel id={id} role="group" aria-label={marks.label} data-side="right">
      <PanelName>{marks.label}</PanelName>
      {highlights.length === 0 ? <p>{marks.noneText}</p> : null}
      <Marks>
        {highlights.map(({ id: markId, cfi, text }) => (
          <li key={markId}>
            <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={() => onGo(cfi)}>
              <span>{text}</span>
            </button>
            <Tool onClick={() => onRemove(markId)}>
              <Icon name="close" />
              <VisuallyHidden>{marks.removeOneLabel.replace('{text}', text.slice(0, 60))}</VisuallyHidden>
            </Tool>
          </li>
        ))}
      </Marks>
      <DevicesPart words={words.devices} {...devices} />
    </Panel>
  );
}

interface DevicesProps extends Pick<MarksPanelProps, 'isProved' | 'address' | 'onProved'> {
  words: ReadWords['devices'];
}

function DevicesPart({ words, isProved, address, onProved }: DevicesProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    await work();
    setBusy(false);
  };
  const ask = () =>
    during(async () => {
      const answer = await requestCode(address);
      if (answer.isGood) setSentTo(answer.value.email);
      else setProblem(answer.text ?? words.failedText);
    });
  const bring = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    void during(async () => {
      const answer = await verifyCode(address, code);
      if (answer.isGood) onProved(answer.value.proof);
      else setProblem(answer.text ?? words.failedText);
    });
  };

  return (
    <Devices aria-label={words.label}>
      <PanelName>{words.label}</PanelName>
      {isProved ? <p role="status">{words.onText}</p> : null}
      {!isProved && sentTo === null ? (
        <>
          <p>{words.text}</p>
          {problem ? <p role="alert">{problem}</p> : null}
          <Button $look="quiet" disabled={isBusy} onClick={() => void ask()}>
            {words.codeButtonLabel}
          </Button>
        </>
      ) : null}
      {!isProved && sentTo !== null ? (
        <form onSubmit={bring} noValidate>
          <p role="status">{words.sentText.replace('{email}', sentTo)}</p>
          <Field
            name="code"
            label={words.codeLabel}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            error={problem ?? null}
          />
          <Button type="submit" disabled={isBusy}>
            {words.proveButtonLabel}
          </Button>
        </form>
      ) : null}
    </Devices>
  );
}
