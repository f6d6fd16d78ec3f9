import type { TimelineEntry } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { localTime } from '../../local-time.js';
import type { StatusTone } from '../../parts/index.js';
import { entryWords } from './timeline-words.js';

const tones: Record<StatusTone, string> = {
  neutral: 'var(--color-muted)',
  busy: 'var(--color-ink)',
  good: 'var(--color-success)',
  caution: 'var(--color-caution)',
  trouble: 'var(--color-danger)',
};

const List = styled.ol`
  display: grid;
`;

const Entry = styled.li<{ $tone: StatusTone }>`
  position: relative;
  padding: 0 0 var(--space-3) 1.75rem;
  overflow-wrap: anywhere;
  &::before {
    content: '';
    position: absolute;
    top: 0.4375rem;
    left: 0.1875rem;
    width: 0.6875rem;
    height: 0.6875rem;
    border: 2px solid ${({ $tone }) => tones[$tone]};
    border-radius: 50%;
    background: var(--color-surface);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 1.375rem;
    bottom: -0.3125rem;
    left: 0.5rem;
    width: 1px;
    background: var(--color-line);
  }
  &:last-child {
    padding-bottom: 0;
  }
`;

const Title = styled.p`
  font-weight: 600;
`;

const Note = styled.p`
  white-space: pre-line;
`;

const When = styled.time`
  color: var(--color-muted);
  font-size: 0.875rem;
`;

/** All that happened to an order, the first thing first. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <List>
      {entries.map((entry, at) => {
        const { title, note, tone } = entryWords(entry);
        return (
          <Entry key={`${entry.kind} ${entry.at} ${at}`} $tone={tone}>
            <Title>{title}</Title>
            {note ? <Note>{note}</Note> : null}
            <When dateTime={entry.at}>{localTime(entry.at)}</When>
          </Entry>
        );
      })}
    </List>
  );
}
