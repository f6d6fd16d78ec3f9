import { Button } from '@lectern/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const Lines = styled.pre`
  margin: 0;
  padding: var(--space-2);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  font:
    400 0.875rem/1.6 ui-monospace,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-2);
  @media (scripting: none) {
    display: none;
  }
`;

interface CopiedLinesProps {
  text: string;
  label: string;
  copyLabel: string;
  copiedText: string;
  failedText: string;
}

export function CopiedLines({ text, label, copyLabel, copiedText, failedText }: CopiedLinesProps) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(''), [text]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(copiedText),
      () => setSaid(failedText),
    );
  };
  return (
    <div>
      <Lines role="group" aria-label={label}>
        <code>{text}</code>
      </Lines>
      <Foot>
        <Button $look="quiet" onClick={copy}>
          {copyLabel}
        </Button>
        <span role="status">{said}</span>
      </Foot>
    </div>
  );
}
