import { ButtonRow } from '@lectern/ui/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type AroundNavHandler, Link, useLocation } from 'wouter';
import { components as m } from '../messages.js';
import { say } from '../say.js';

let isNavigated = false;

/** Whether another page was gone to since the dashboard was opened: at first, the browser itself puts the focus. */
const hasNavigated = (): boolean => isNavigated;

/** Around each way within the dashboard: a page begins at its top. */
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
  /** A sentence that says what the page is for. */
  lead?: ReactNode;
  /** Buttons and links of the whole page. */
  actions?: ReactNode;
}

/** Names the page in the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = say(m.titleOfDashboard, { title });
  }, [title]);
}

/** The top of a page: names the document, and takes the focus when another page was left for this one. */
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
  /** Of the page whose parts they are. */
  label: string;
  /** Addresses below the page's own: `/` and `/held-back`. */
  tabs: readonly { path: string; label: string }[];
}

/** The parts of a page, each with an address of its own. */
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
