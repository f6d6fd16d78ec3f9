import { ButtonRow } from '@lectern/ui/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type AroundNavHandler, Link, useLocation } from 'wouter';
import { components as m } from '../messages.js';
import { say } from '../say.js';

let isNavigated = false;

/**
 * Whether the user has changed pages since the dashboard loaded; before that, the browser sets the focus.
 */
const hasNavigated = (): boolean => isNavigated;

/** Scrolls to the top on each navigation within the dashboard. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  isNavigated = true;
  navigate(to, options);
  window.scrollTo(0, 0);
};

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
`;

const Heading = styled.h1`
  font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
  line-height: 1.15;
`;

const Lead = styled.p`
  max-width: 60ch;
  margin-top: var(--space-1);
  color: var(--color-muted);
`;

interface PageHeadingProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = say(m.page.documentTitle, { title });
  }, [title]);
}

/** Heading of a page: sets the document title, and takes the focus after a navigation. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus();
  }, []);
  return (
    <Row>
      <div>
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {lead ? <Lead>{lead}</Lead> : null}
      </div>
      {actions ? <ButtonRow>{actions}</ButtonRow> : null}
    </Row>
  );
}

const Bar = styled.nav`
  margin-bottom: var(--space-3);
  border-bottom: 1px solid var(--color-line);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  margin-bottom: -1px;
  border-bottom: 3px solid transparent;
  color: var(--color-ink);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: var(--color-accent);
  }
  &[aria-current] {
    border-color: var(--color-accent);
    color: var(--color-accent-strong);
  }
`;

interface PageTabsProps {
  label: string;
  /** Paths relative to the page: `/` and `/held-back`. */
  tabs: readonly { path: string; label: string }[];
}

/** Tabs of a page, each with its own URL. */
export function PageTabs({ label: ofPage, tabs }: PageTabsProps) {
  const [location] = useLocation();
  const isHere = (path: string) => location === path || (path !== '/' && location.startsWith(`${path}/`));
  return (
    <Bar aria-label={ofPage}>
      <ul>
        {tabs.map(({ path, label }) => (
          <li key={path}>
            <Tab href={path} aria-current={isHere(path) ? 'page' : undefined}>
              {label}
            </Tab>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
