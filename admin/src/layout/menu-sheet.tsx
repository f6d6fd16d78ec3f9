import { Icon } from '@lectern/ui/kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { fromWide } from '../components/index.js';
import { Account } from './account.js';
import { Navigation } from './navigation.js';
import { layout as m } from '../messages.js';

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border: 0;
  background: none;
  font: 600 0.9375rem/1 var(--font-control);
`;

const Sheet = styled.dialog`
  inset: 0 0 0 auto;
  width: min(20rem, 88vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: var(--space-half) var(--space-2) var(--space-2);
  border: 0;
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-lifted);
  &::backdrop {
    background: rgb(12 14 22 / 0.5);
  }
  ${fromWide} {
    display: none;
  }
`;

const Top = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: var(--space-2);
`;

/** The navigation of narrow screens. */
export function MenuSheet() {
  const sheet = useRef<HTMLDialogElement>(null);
  const [location] = useLocation();
  useEffect(() => sheet.current?.close(), [location]);
  return (
    <>
      <Toggle type="button" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
        <Icon name="menu" />
        {m.menu.open}
      </Toggle>
      <Sheet
        ref={sheet}
        aria-label={m.menu.open}
        onClick={(event) => {
          const target = event.target as Element;
          if (target === event.currentTarget || target.closest('a')) sheet.current?.close();
        }}
      >
        <Top>
          <Toggle type="button" onClick={() => sheet.current?.close()}>
            <Icon name="close" />
            {m.menu.close}
          </Toggle>
        </Top>
        <Navigation />
        <Account />
      </Sheet>
    </>
  );
}
