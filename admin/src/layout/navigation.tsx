import type { StaffMember } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { type Section, sections } from '../sections.js';
import { useStaff } from '../sign-in/session.js';
import { layout as m } from '../messages.js';

/** The sections as somebody's role shows them: without the pages that it does not allow. */
export function sectionsFor({ may }: StaffMember): Section[] {
  return sections
    .map((section) => ({ ...section, pages: section.pages.filter(({ needs }) => may.includes(needs)) }))
    .filter(({ pages }) => pages.length > 0);
}

const Group = styled.div`
  margin-bottom: var(--space-3);
`;

const Label = styled.p`
  padding: 0 0.75rem var(--space-half);
  color: var(--color-muted);
  font: 600 0.8125rem/1.5 var(--font-control);
  letter-spacing: 0.01em;
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.375rem 0.75rem;
  border-radius: var(--radius-small);
  color: var(--color-ink);
  font-weight: 500;
  text-decoration: none;
  &:hover {
    background: color-mix(in srgb, var(--color-ink) 6%, transparent);
  }
  &[aria-current='page'] {
    background: var(--color-wash);
    color: var(--color-accent-strong);
    font-weight: 600;
  }
`;

function Entry({ path, label }: { path: string; label: string }) {
  const [location] = useLocation();
  const isHere = location === path || (path !== '/' && location.startsWith(`${path}/`));
  return (
    <li>
      <Way href={path} aria-current={isHere ? 'page' : undefined}>
        {label}
      </Way>
    </li>
  );
}

/** The ways to all pages, by sections. */
export function Navigation() {
  const staff = useStaff();
  return (
    <nav aria-label={m.dashboard}>
      <Group>
        <ul>
          <Entry path="/" label={m.overview} />
        </ul>
      </Group>
      {sectionsFor(staff).map(({ label, pages }) => (
        <Group key={label}>
          <Label aria-hidden>{label}</Label>
          <ul aria-label={label}>
            {pages.map((page) => (
              <Entry key={page.path} path={page.path} label={page.label} />
            ))}
          </ul>
        </Group>
      ))}
    </nav>
  );
}
