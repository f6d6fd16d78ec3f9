import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';

const Page = styled.main`
  display: grid;
  min-height: 100dvh;
  place-items: center;
  padding: var(--space-3) var(--space-2);
`;

const Sheet = styled.div`
  width: min(100%, 25rem);
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

const Home = styled.p`
  margin-top: var(--space-3);
  text-align: center;
  a {
    display: inline-block;
    padding: 0.625rem;
    color: var(--color-muted);
  }
`;

/** A page before the dashboard: one sheet with one thing to do. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} | Dashboard`;
  }, [title]);
  return (
    <Page>
      <Sheet>
        <Eyebrow>The dashboard</Eyebrow>
        <Heading>{title}</Heading>
        {children}
        <Home>
          <a href="/">Back to the site</a>
        </Home>
      </Sheet>
    </Page>
  );
}
