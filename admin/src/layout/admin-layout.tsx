import { visuallyHidden } from '@lectern/ui';
import { ToastViewport } from '@lectern/ui/toast-viewport';
import { buttonCss, solidCss } from '@lectern/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fromWide } from '../components/index.js';
import { Account } from './account.js';
import { MenuSheet } from './menu-sheet.js';
import { Navigation } from './navigation.js';
import { SiteLink } from './site-link.js';
import { layout as m } from '../messages.js';

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
