import { visuallyHidden } from '@lectern/ui';
import { type ReactNode, lazy, Suspense } from 'react';
import { styled } from 'styled-components';

import { island } from '../islands/island.js';
import { Tips } from '../islands/tips/tips.js';
import { AnalyticsSlot } from './analytics/analytics-slot.js';
import { ChatButton } from './chat-button.js';
import { SandboxBanner } from './sandbox-banner.js';
import { SiteHeader } from './site-header.js';
import { useToasts } from '@lectern/ui/toast';

const SiteFooter = await island(async () => (await import('./site-footer.js')).SiteFooter, {
  isLasting: true,
});

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
      <Toasts />
      <Tips />
      <AnalyticsSlot />
    </>
  );
}

const ToastViewport = lazy(async () => ({
  default: (await import('@lectern/ui/toast-viewport')).ToastViewport,
}));

/** Nothing, until there is a first message: only then is the part that shows it fetched. */
function Toasts() {
  const everShown = useToasts(({ everShown }) => everShown);
  return everShown ? (
    <Suspense>
      <ToastViewport />
    </Suspense>
  ) : null;
}
