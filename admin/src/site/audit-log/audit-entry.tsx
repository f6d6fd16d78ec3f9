import type { AuditEntry } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { localTime } from '../../local-time.js';
import { SubjectLink } from '../subject-link.js';
import { nameOf, verbOf } from './audit-words.js';
import { differencesOf, glimpseOf } from './differences.js';

const Frame = styled.li`
  padding: var(--space-2) var(--space-3);
  border-top: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  &:first-child {
    border-top: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-2);
`;

const Muted = styled.p`
  color: var(--color-muted);
  font-size: 0.9375rem;
`;

const Details = styled.details`
  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 2.75rem;
    color: var(--color-accent);
    font-size: 0.9375rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  dl {
    display: grid;
    gap: var(--space-1);
    margin: 0 0 var(--space-1);
    padding-left: var(--space-2);
    border-left: 3px solid var(--color-line);
    font-size: 0.9375rem;
  }
  dt {
    color: var(--color-muted);
  }
  dd {
    margin: 0;
  }
  del {
    color: var(--color-muted);
  }
  ins {
    text-decoration: none;
    font-weight: 600;
  }
`;

function Changed({ before, after }: { before: string | undefined; after: string | undefined }) {
  if (before === undefined) return <ins>{after}</ins>;
  if (after === undefined) return <del>{before}</del>;
  return (
    <>
      <del>{before}</del> → <ins>{after}</ins>
    </>
  );
}

/** One thing that somebody has done, as a sentence; what has changed opens below. */
export function EntryLine({ entry }: { entry: AuditEntry }) {
  const { at, who, action, subject, before, after, reason } = entry;
  const differences = differencesOf(before, after);
  const sentence = `${nameOf(entry)} ${verbOf(action)}`;
  return (
    <Frame>
      <Head>
        <p>
          <strong>{nameOf(entry)}</strong> {verbOf(action)} <SubjectLink subject={subject} />
        </p>
        <Muted as="time" dateTime={at}>
          {localTime(at)}
        </Muted>
      </Head>
      {reason ? <Muted>Why: {reason}</Muted> : null}
      {differences.length ? <Muted>{glimpseOf(differences)}</Muted> : null}
      <Details>
        <summary aria-label={`Details: ${sentence}, ${localTime(at)}`}>Details</summary>
        <dl>
          {differences.map(({ name, before: old, after: now }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Changed before={old} after={now} />
              </dd>
            </div>
          ))}
          <div>
            <dt>Who</dt>
            <dd>{who}</dd>
          </div>
          <div>
            <dt>As the program names it</dt>
            <dd>
              {action}, {subject.kind} {subject.id}
            </dd>
          </div>
        </dl>
      </Details>
    </Frame>
  );
}
