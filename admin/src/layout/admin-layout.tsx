import { visuallyHidden } from '@lectern/ui';
import { ToastViewport } from '@lectern/ui/toast-viewport';
import { Icon } from '@lectern/ui/kit';
import { buttonCss, solidCss } from '@lectern/ui/tokens';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { dense, fromWide } from '../components/index.js';
import { ACCOUNT_PATH } from '../sections.js';
import { useStaff } from '../sign-in/session.js';
import { Navigation } from './navigation.js';
import { SignOutButton } from './sign-out-button.js';
import { layout as m } from '../messages.js';

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border-radius: var(--radius-small);
  color: var(--color-ink);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: var(--color-accent);
  }
  svg {
    width: 1.125rem;
    color: var(--color-muted);
  }
  ${dense} {
    min-height: 2rem;
  }
`;

function SiteLink() {
  return (
    <Way href="/" target="_blank" rel="noopener">
      {m.header.site}
      <Icon name="outside" />
    </Way>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2) 0.75rem;
  border-top: 1px solid var(--color-line);
  font-size: 0.9375rem;
  p {
    color: var(--color-muted);
    overflow-wrap: anywhere;
  }
  strong {
    color: var(--color-ink);
  }
  span {
    display: block;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2rem;
  }
  @media (pointer: coarse) {
    a {
      min-height: 2.75rem;
    }
  }
  ${dense} {
    gap: 0;
    padding-block: 0.375rem 0.75rem;
    line-height: 1.4;
    button {
      min-height: 2.25rem;
      padding-block: 0;
    }
  }
`;

function Account() {
  const { name, email, role, may } = useStaff();
  return (
    <Frame>
      <p>
        <strong>{name}</strong>, {m.roles[role]}
        <span>{email}</span>
      </p>
      {may.includes('account.keep') ? <Link href={ACCOUNT_PATH}>{m.header.account}</Link> : null}
      <SignOutButton />
    </Frame>
  );
}

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

function MenuSheet() {
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

/** Prints only the page. */
const Columns = styled.div`
  ${fromWide} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
    min-height: 100dvh;
  }
  @media print {
    display: block;
    > :not(main) {
      display: none;
    }
  }
`;

const Skip = styled.a`
  ${visuallyHidden}
  &:focus {
    position: fixed;
    z-index: 20;
    top: var(--space-1);
    left: var(--space-1);
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    ${buttonCss}
    ${solidCss}
  }
`;

const Side = styled.header`
  display: none;
  ${fromWide} {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    height: 100dvh;
    padding: var(--space-1) var(--space-2) 0;
    border-right: 1px solid var(--color-line);
    background: var(--color-surface);
    > nav {
      flex: 1;
      min-height: 0;
      margin: 0 calc(-1 * var(--space-2));
      padding: var(--space-half) var(--space-2);
      overflow: auto;
    }
  }
`;

const Bar = styled.header`
  position: sticky;
  z-index: 10;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-half) var(--space-2);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface);
  ${fromWide} {
    display: none;
  }
`;

const Main = styled.main`
  width: 100%;
  max-width: 68rem;
  padding: var(--space-3) var(--space-2) var(--space-8);
  outline: none;
  ${fromWide} {
    padding: var(--space-4) var(--space-5) var(--space-8);
  }
  @media print {
    max-width: none;
    padding: 0;
  }
`;

/** Frame of all pages; the navigation is at the side, or behind a button on phones. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Columns>
      <Skip href="#main">{m.header.skip}</Skip>
      <Side>
        <SiteLink />
        <Navigation />
        <Account />
      </Side>
      <Bar>
        <SiteLink />
        <MenuSheet />
      </Bar>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <ToastViewport at="bottom" />
    </Columns>
  );
}
