import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../components/page-heading.js';
import { signIn as m } from '../messages.js';

const Page = styled.main`
  display: grid;
  min-height: 100dvh;
  place-items: center;
  padding: var(--space-3) var(--space-2);
`;

const Sheet = styled.div<{ $isWide: boolean }>`
  width: min(100%, ${({ $isWide }) => ($isWide ? '34rem' : '25rem')});
`;

const Eyebrow = styled.p`
  margin-bottom: var(--space-1);
  color: var(--color-muted);
  font-weight: 600;
`;

const Heading = styled.h1`
  margin-bottom: var(--space-3);
  font-size: 2.25rem;
`;

const Lead = styled.p`
  margin: calc(-1 * var(--space-1)) 0 var(--space-3);
  color: var(--color-muted);
`;

const Home = styled.div`
  margin-top: var(--space-3);
  text-align: center;
  a {
    display: inline-block;
    padding: 0.625rem;
    color: var(--color-muted);
  }
`;

interface SignInLayoutProps {
  title: string;
  lead?: ReactNode;
  back?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** Layout of the pages before the dashboard: one panel with one task. */
export function SignInLayout({ title, lead, back, isWide = false, children }: SignInLayoutProps) {
  useDocumentTitle(title);
  return (
    <Page>
      <Sheet $isWide={isWide}>
        <Eyebrow>{m.layout.eyebrow}</Eyebrow>
        <Heading>{title}</Heading>
        {lead ? <Lead>{lead}</Lead> : null}
        {children}
        <Home>{back ?? <a href="/">{m.layout.site}</a>}</Home>
      </Sheet>
    </Page>
  );
}
