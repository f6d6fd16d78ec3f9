import type { Person } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { counted } from '../../counted.js';
import { localTime } from '../../local-time.js';

const Heading = styled.h2`
  margin-block: var(--space-4) var(--space-2);
  font-size: 1.25rem;
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-2);
  border-left: 3px solid var(--color-line);
  li {
    overflow-wrap: anywhere;
  }
  span {
    display: block;
    color: var(--color-muted);
    font-size: 0.9375rem;
  }
`;

const Older = styled.p`
  margin-top: var(--space-2);
  color: var(--color-muted);
`;

/** What has happened between somebody and the site, the newest first. */
export function Timeline({ events, olderCount }: Pick<Person, 'events' | 'olderCount'>) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="person-timeline">
      <Heading id="person-timeline">What happened</Heading>
      <List>
        {events.map(({ at, what, detail, path }, n) => (
          <li key={`${at} ${n}`}>
            <span>{localTime(at)}</span>
            {path ? <Link href={`~/admin${path}`}>{what}</Link> : what}
            {detail ? <span>{detail}</span> : null}
          </li>
        ))}
      </List>
      {olderCount > 0 ? (
        <Older>And {counted(olderCount, 'older one')}: the file has all of them.</Older>
      ) : null}
    </section>
  );
}
