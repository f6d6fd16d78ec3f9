import { visuallyHidden } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SiteFooter } from './site-footer.js';
import { AnalyticsSlot } from './analytics/analytics-slot.js';
import { ChatButton } from './chat-button.js';
import { SandboxBanner } from './sandbox-banner.js';
import { SiteHeader } from './site-header.js';

const SkipLink = styled.a`
  ${visuallyHidden}
  &:focus {
    position: fixed;
    z-index: 70;
    top: var(--space-1);
    left: var(--space-1);
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    padding: 0.75rem 1.25rem;
    border-radius: var(--radius-pill);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font: 600 1rem/1.25 var(--font-control);
  }
`;

const Main = styled.main`
  min-height: 60vh;
`;

/** What stands around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <SandboxBanner />
      <SiteHeader />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter />
      <ChatButton />
      <AnalyticsSlot />
    </>
  );
}
