import type { Broadcast } from '@lectern/api-client/admin';
import { VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import { Panel } from '../../parts/index.js';
import { counted } from '../../counted.js';
import { beforeFirstCopy, statusWords, totalOf } from './broadcast-words.js';

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.75rem;
  margin-block: var(--space-1) var(--space-2);
  accent-color: var(--color-accent);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-2);
  margin: 0;
  dt {
    color: var(--color-muted);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
    font-size: 1.25rem;
    font-weight: 600;
  }
`;

type Counts = Broadcast['counts'];

/** What has become of the copies, in words; those that happen seldom are shown when they do. */
const words: readonly { of: keyof Counts; label: string; isAlways?: boolean }[] = [
  { of: 'sent', label: 'Sent', isAlways: true },
  { of: 'waiting', label: 'Still to come', isAlways: true },
  { of: 'delayed', label: 'Put off by their server' },
  { of: 'left', label: 'Left the list before' },
  { of: 'bounced', label: 'Bounced' },
  { of: 'suppressed', label: 'Held back' },
];

/** How far a letter has come. */
export function LetterProgress({ letter }: { letter: Broadcast }) {
  const total = totalOf(letter);
  if (total === 0) {
    return (
      <Panel>
        <p role="status">{beforeFirstCopy(letter)}</p>
      </Panel>
    );
  }
  const done = total - letter.counts.waiting;
  return (
    <Panel aria-label="How far it is">
      <p>
        <strong>
          {letter.counts.sent.toLocaleString('en-US')} of {counted(total, 'reader')}
        </strong>
      </p>
      <Bar value={done} max={total} aria-label={`${done} of ${total} copies are done`} />
      <Facts>
        {words
          .filter(({ of, isAlways }) => isAlways || letter.counts[of] > 0)
          .map(({ of, label }) => (
            <div key={of}>
              <dt>{label}</dt>
              <dd>{letter.counts[of].toLocaleString('en-US')}</dd>
            </div>
          ))}
      </Facts>
      <VisuallyHidden role="status">{statusWords[letter.status].label}</VisuallyHidden>
    </Panel>
  );
}
