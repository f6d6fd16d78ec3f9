import { visuallyHidden } from '@lectern/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ToastViewport } from '@lectern/ui/toast-viewport';
import { fromWide } from '../parts/wide.js';
import { Account } from './account.js';
import { MenuSheet } from './menu-sheet.js';
import { Navigation } from './navigation.js';
import { SiteLink } from './site-link.js';

const Frame = styled.div`
  ${fromWide} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
    min-height: 100dvh;
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
    padding: 0.75rem 1.25rem;
    border-radius: var(--radius-small);
    background: var(--color-accent);
    color: var(--color-on-accent);
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
    overflow: auto;
    padding: var(--space-2);
    border-right: 1px solid var(--color-line);
    background: var(--color-surface);
    > nav {
      flex: 1;
      margin-top: var(--space-3);
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
`;

/** What stands around every page: the navigation at the side, on a phone behind a button. */
export function DeskFrame({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Skip href="#main">Skip to the content</Skip>
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
      <ToastViewport />
    </Frame>
  );
}
