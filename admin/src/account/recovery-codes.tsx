import { Button, ButtonRow, CheckField } from '@lectern/ui/kit';
import { useEffect, useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { copyText, saveAs } from '../components/index.js';
import { say } from '../say.js';
import { account as m } from '../messages.js';

const Sheet = styled.div`
  display: grid;
  gap: var(--space-2);
  outline: none;
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
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
    say(m.recoveryCodes.file.title, { origin: window.location.origin }),
    m.recoveryCodes.file.text,
    '',
    ...codes,
    '',
  ].join('\r\n');

/** Shows the ten codes once; continues after the user confirms that they are saved. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isKept, setKept] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <Sheet ref={sheet} tabIndex={-1} role="group" aria-label={m.recoveryCodes.sheet.label} data-on-paper="">
      <OnPaper />
      <Title>{m.recoveryCodes.sheet.title}</Title>
      <p>{m.recoveryCodes.sheet.text}</p>
      <List>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <ButtonRow>
        <Button onClick={() => saveAs(textOf(codes), 'recovery-codes.txt')}>
          {m.recoveryCodes.sheet.download}
        </Button>
        <Button onClick={() => void copyText(textOf(codes), m.recoveryCodes.sheet.copied)}>
          {m.recoveryCodes.sheet.copy}
        </Button>
        <Button onClick={() => window.print()}>{m.recoveryCodes.sheet.print}</Button>
      </ButtonRow>
      <CheckField
        label={m.recoveryCodes.sheet.saved}
        checked={isKept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <div>
        <Button kind="main" disabled={!isKept} onClick={onKept}>
          {m.recoveryCodes.sheet.done}
        </Button>
      </div>
    </Sheet>
  );
}
