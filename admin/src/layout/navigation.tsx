import { formatNumber, isOn } from '../shop.js';
import type { StaffMember } from '@lectern/api-client/admin';
import { VisuallyHidden } from '@lectern/ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { dense } from '../components/index.js';
import { ACCOUNT_PATH, type Section, sections } from '../sections.js';
import { useStaff } from '../sign-in/session.js';
import { dashboard, layout as m } from '../messages.js';
import { say } from '../say.js';
import { useWaitingCounts } from './waiting-counts.js';

/** Menu sections without pages of parts that are off, and without pages that the role cannot open. */
function sectionsFor({ may }: StaffMember): Section[] {
  return sections
    .map((section) => ({
      ...section,
      pages: section.pages
        .filter(({ part }) => isOn(part))
        .filter(({ path, needs }) => path !== ACCOUNT_PATH && may.includes(needs)),
    }))
    .filter(({ pages }) => pages.length > 0);
}

const Group = styled.div`
  margin-bottom: var(--space-2);
  ${dense} {
    margin-bottom: 0.5rem;
  }
`;

const Label = styled.p`
  padding: 0 0.75rem var(--space-half);
  color: var(--color-muted);
  font: 600 0.8125rem/1.5 var(--font-control);
  letter-spacing: 0.01em;
  ${dense} {
    padding-bottom: 0;
  }
`;

const Fold = styled.details`
  summary {
    width: auto;
    padding: 0 0.75rem;
    color: var(--color-muted);
    font-size: 0.8125rem;
    ${dense} {
      min-height: 1.625rem;
    }
  }
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2.75rem;
  padding: 0.125rem 0.75rem;
  border-radius: var(--radius-small);
  color: var(--color-ink);
  font-weight: 500;
  text-decoration: none;
  ${dense} {
    min-height: 1.5625rem;
    padding-block: 0;
    font-size: 0.9375rem;
  }
  &:hover {
    background: color-mix(in srgb, var(--color-ink) 6%, transparent);
  }
  &[aria-current='page'] {
    background: var(--color-wash);
    color: var(--color-accent-strong);
    font-weight: 600;
  }
`;

const Count = styled.span`
  min-width: 1.375rem;
  margin-left: auto;
  padding: 0 0.375rem;
  border-radius: var(--radius-pill);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font: 600 0.75rem/1.375rem var(--font-control);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const isWithin = (location: string, path: string): boolean =>
  location === path || (path !== '/' && location.startsWith(`${path}/`));

interface EntryProps {
  path: string;
  label: string;
  waiting?: number | undefined;
}

function Entry({ path, label, waiting = 0 }: EntryProps) {
  const [location] = useLocation();
  return (
    <li>
      <Way href={path} aria-current={isWithin(location, path) ? 'page' : undefined}>
        {label}
        {waiting > 0 ? (
          <>
            <Count aria-hidden="true">{formatNumber(waiting)}</Count>
            <VisuallyHidden>{say(m.navigation.waiting, { count: waiting })}</VisuallyHidden>
          </>
        ) : null}
      </Way>
    </li>
  );
}

/** Technical pages are collapsed, unless one is open or has open items. */
function SectionGroup({
  label,
  isFolded,
  children,
}: {
  label: string;
  isFolded?: boolean;
  children: ReactNode;
}) {
  if (label === dashboard.technical.title)
    return (
      <Group>
        <Fold open={!isFolded}>
          <summary>{label}</summary>
          <ul aria-label={label}>{children}</ul>
        </Fold>
      </Group>
    );
  return (
    <Group>
      <Label aria-hidden>{label}</Label>
      <ul aria-label={label}>{children}</ul>
    </Group>
  );
}

export function Navigation() {
  const staff = useStaff();
  const waiting = useWaitingCounts();
  const [location] = useLocation();
  return (
    <nav aria-label={m.navigation.label}>
      <Group>
        <ul>
          <Entry path="/" label={m.navigation.overview} />
        </ul>
      </Group>
      {sectionsFor(staff).map(({ label, pages }) => (
        <SectionGroup
          key={label}
          label={label}
          isFolded={!pages.some(({ path }) => isWithin(location, path) || (waiting[path] ?? 0) > 0)}
        >
          {pages.map(({ path, label: name }) => (
            <Entry key={path} path={path} label={name} waiting={waiting[path]} />
          ))}
        </SectionGroup>
      ))}
    </nav>
  );
}
