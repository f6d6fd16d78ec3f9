import { paletteClass, visuallyHidden } from '@lectern/ui';
import { buttonCss, solidCss } from '@lectern/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SiteFooter } from './site-footer.js';
import { ConsentQuestion } from './analytics/consent-question.js';
import { ChatIsland } from './chat.island.js';
import { SandboxBanner } from './sandbox-banner.js';
import { failureCard } from './failure-card.js';
import { PageStatus } from './page-status.js';
import { PrintSheet } from './print-sheet.js';
import { SiteHeader } from './site-header.js';
import { Tooltip } from './tooltip.js';
import { useFrameWords } from '../site-data.js';
import * as m from '../messages.en.js';

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
    ${buttonCss}
    ${solidCss}
  }
`;

const Main = styled.main`
  min-height: 60vh;
`;

const ChatPlace = styled.aside`
  [data-failure] {
    ${failureCard}
    position: fixed;
    z-index: 40;
    right: max(1.25rem, env(safe-area-inset-right));
    bottom: 5.5rem;
  }
`;

export function PageFrame({ bookId, children }: { bookId: string | undefined; children: ReactNode }) {
  const { chat } = useFrameWords();
  return (
    <>
      <PrintSheet />
      <SkipLink href="#main">{m.layout.skipToContent}</SkipLink>
      <SandboxBanner />
      <SiteHeader />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter />
      {chat ? (
        <ChatPlace className={bookId && paletteClass(bookId)} data-chat="" aria-label={chat.label}>
          <ChatIsland words={chat} />
        </ChatPlace>
      ) : null}
      <ConsentQuestion />
      <Tooltip />
      <PageStatus />
    </>
  );
}
