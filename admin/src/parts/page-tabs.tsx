import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';

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

export interface PageTabsProps {
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
