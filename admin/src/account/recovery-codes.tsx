import { useEffect, useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { Button, ButtonRow, copyText, saveAs } from '../components/index.js';

const Sheet = styled.div`
  display: grid;
  gap: var(--space-2);
  outline: none;
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--space-half) var(--space-2);
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  background: var(--color-wash);
  font:
    500 1rem/1.7 ui-monospace,
    Menlo,
    Consolas,
    monospace;
`;

/** On paper, the codes are alone. */
const OnPaper = createGlobalStyle`
  @media print {
    body {
      visibility: hidden;
    }
    [data-on-paper] {
      visibility: visible;
      position: absolute;
      inset: 0 0 auto;
    }
    [data-on-paper] button,
    [data-on-paper] label {
      display: none;
    }
  }
`;

const Title = styled.h3`
  font-size: 1.25rem;
`;

const textOf = (codes: readonly string[]) =>
  [
    `Recovery codes for the dashboard at ${window.location.origin}/admin`,
    'Each works once, in the place of the code of your app.',
    '',
    ...codes,
    '',
  ].join('\r\n');

/** The ten codes, this once; gone on only by whoever says that they are put away. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isKept, setKept] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <Sheet ref={sheet} tabIndex={-1} role="group" aria-label="Your recovery codes" data-on-paper="">
      <OnPaper />
      <Title>Put these ten codes away</Title>
      <p>
        If you ever lose your telephone, each of them lets you in once. They are shown this one time: print
        them, or keep them with your passwords.
      </p>
      <List>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <ButtonRow>
        <Button onClick={() => saveAs(textOf(codes), 'recovery-codes.txt')}>Download</Button>
        <Button onClick={() => void copyText(textOf(codes), 'Paste them where only you look.')}>Copy</Button>
        <Button onClick={() => window.print()}>Print</Button>
      </ButtonRow>
      <Check>
        <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.target.checked)} />I have
        put them away
      </Check>
      <div>
        <Button kind="main" disabled={!isKept} onClick={onKept}>
          Done
        </Button>
      </div>
    </Sheet>
  );
}

const Check = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2.75rem;
  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--color-accent);
  }
`;
