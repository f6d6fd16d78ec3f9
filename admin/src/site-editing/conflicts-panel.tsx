import { Button, ButtonRow } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { Heading, Panel, Stack } from '../components/index.js';
import { minuteOf } from '../formats.js';
import { siteEditing as m } from '../messages.js';
import { say } from '../say.js';
import { textOfField } from './value-words.js';
import { keyOf, type Place, type Value } from './places.js';
import { placeName } from './place-names.js';
import type { SectionDraft } from './use-section-draft.js';

/** A text of the draft that was published from another page since. */
export interface Conflict extends Place {
  mine: Value;
  theirs: Value;
  who: string;
  when: string;
}

const Sides = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-2);
  dt {
    font-weight: 600;
  }
  dd {
    max-height: 16rem;
    margin: 0;
    padding: var(--space-1) var(--space-2);
    overflow: auto;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    background: var(--color-background);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

interface ConflictsPanelProps {
  conflicts: readonly Conflict[];
  draft: Pick<SectionDraft, 'fields' | 'names'>;
  onDecided: (conflict: Conflict, decision: 'keep' | 'take') => void;
}

/** Both texts of each place, side by side. The draft keeps hers until she takes the other one. */
export function ConflictsPanel({ conflicts, draft, onDecided }: ConflictsPanelProps) {
  if (conflicts.length === 0) return null;
  return (
    <Panel role="alert" aria-label={m.conflicts.title}>
      <Heading>{m.conflicts.title}</Heading>
      <Stack>
        <p>{m.conflicts.text}</p>
        {conflicts.map((conflict) => {
          const { mine, theirs, who, when } = conflict;
          const name = placeName(conflict);
          const key = keyOf(conflict);
          const text = (value: Value) =>
            textOfField(draft.fields.get(key), value, draft.names(key)) || m.conflicts.nothing;
          return (
            <Stack key={key} $gap={1} role="group" aria-label={name}>
              <p>
                <strong>{name}</strong>
              </p>
              <Sides>
                <div>
                  <dt>{m.conflicts.mine}</dt>
                  <dd tabIndex={0} dir="auto">
                    {text(mine)}
                  </dd>
                </div>
                <div>
                  <dt>{say(m.conflicts.theirs, { who, at: minuteOf(when) })}</dt>
                  <dd tabIndex={0} dir="auto">
                    {text(theirs)}
                  </dd>
                </div>
              </Sides>
              <ButtonRow>
                <Button onClick={() => onDecided(conflict, 'keep')}>{m.conflicts.keep}</Button>
                <Button onClick={() => onDecided(conflict, 'take')}>{m.conflicts.take}</Button>
              </ButtonRow>
            </Stack>
          );
        })}
      </Stack>
    </Panel>
  );
}
