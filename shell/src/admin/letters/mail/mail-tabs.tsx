import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { useKeptMails } from './mail-data.js';

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

/** The parts of the page; letters are kept only where no mail server sends them. */
export function MailTabs() {
  const [location] = useLocation();
  const kept = useKeptMails();
  const hasKept = location.startsWith('/kept') || Boolean(kept.data?.pages[0]?.items.length);
  const tabs = [
    { path: '/', label: 'Sent' },
    { path: '/held-back', label: 'Held back' },
    ...(hasKept ? [{ path: '/kept', label: 'Kept here' }] : []),
    { path: '/sender', label: 'Sender' },
  ];
  return (
    <Bar aria-label="Mail">
      <ul>
        {tabs.map(({ path, label }) => (
          <li key={path}>
            <Tab
              href={path}
              aria-current={
                location === path || (path !== '/' && location.startsWith(path)) ? 'page' : undefined
              }
            >
              {label}
            </Tab>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
