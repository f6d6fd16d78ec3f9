import { formatPrice, formatNumber } from '../../shop.js';
import type { AuditEntry } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Muted } from '../../components/index.js';
import { localTime } from '../../formats.js';
import { auditLog as m } from '../../messages.js';
import { say, sayIn } from '../../say.js';
import { jobLabel } from '../failed-jobs/job-words.js';
import { SubjectLink, subjectWords } from '../subjects.js';
import { nameOf, verbOf } from './audit-words.js';

/** A changed field in words; undefined on the side without a value. */
interface Difference {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function inWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return m.values.nothing;
  if (value === true) return m.values.yes;
  if (value === false) return m.values.no;
  if (typeof value === 'number') return /cents$/i.test(name) ? formatPrice(value) : formatNumber(value);
  if (name === 'job' && typeof value === 'string') return jobLabel(value);
  if (typeof value === 'string') return MOMENT.test(value) ? localTime(value) : value;
  if (Array.isArray(value))
    return value.length ? value.map((each: unknown) => inWords(name, each)).join(', ') : m.values.nothing;
  return flat(value)
    .map(([path, inner]) => `${nameInWords(path)}: ${inWords(path, inner)}`)
    .join(', ');
}

/** `chat.hosts` is `chat hosts`, `priceCents` is `Price`, `isOn` is `Is on`. */
function nameInWords(path: string): string {
  const words = path
    .replace(/Cents$/, '')
    .replace(/([a-z])([A-Z])/g, (_all, last: string, first: string) => `${last} ${first.toLowerCase()}`)
    .replace(/[._-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flat(value: unknown, path = ''): [string, unknown][] {
  if (!isFields(value)) return path ? [[path, value]] : [];
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, path ? `${path}.${name}` : name));
}

/** Compares field by field, without unchanged fields. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [old, now] = [new Map(flat(before)), new Map(flat(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({
      name: nameInWords(path),
      before: old.has(path) ? inWords(path, old.get(path)) : undefined,
      after: now.has(path) ? inWords(path, now.get(path)) : undefined,
    }))
    .filter((each) => each.before !== each.after);
}

const maxSummaryLength = 140;

/** Summary of the changes, truncated to one line: `Level: notice → paused · Text: …`. */
export function summaryOf(differences: readonly Difference[]): string {
  const line = differences
    .map(
      ({ name, before, after }) =>
        `${name}: ${[before, after].filter((side) => side !== undefined).join(' → ')}`,
    )
    .join(' · ');
  return line.length > maxSummaryLength ? `${line.slice(0, maxSummaryLength - 1).trimEnd()}…` : line;
}

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

const Changes = styled.details`
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

export function EntryLine({ entry }: { entry: AuditEntry }) {
  const { at, who, action, subject, before, after, reason } = entry;
  const differences = differencesOf(before, after);
  const sentence = say(m.entry.sentence, {
    who: nameOf(entry),
    verb: verbOf(action),
    subject: subjectWords(subject).label,
  });
  return (
    <Frame>
      <Head>
        <p>
          {sayIn(m.entry.sentence, {
            who: <strong>{nameOf(entry)}</strong>,
            verb: verbOf(action),
            subject: <SubjectLink subject={subject} />,
          })}
        </p>
        <Muted as="time" dateTime={at}>
          {localTime(at)}
        </Muted>
      </Head>
      {reason ? <Muted>{say(m.entry.why, { reason })}</Muted> : null}
      {differences.length ? <Muted>{summaryOf(differences)}</Muted> : null}
      <Changes>
        <summary aria-label={say(m.entry.detailsLabel, { sentence, at: localTime(at) })}>
          {m.entry.details}
        </summary>
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
            <dt>{m.entry.who}</dt>
            <dd>{who}</dd>
          </div>
          <div>
            <dt>{m.entry.internalName}</dt>
            <dd>
              {action}, {subject.kind} {subject.id}
            </dd>
          </div>
        </dl>
      </Changes>
    </Frame>
  );
}
