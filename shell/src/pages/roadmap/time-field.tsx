import { Button, Field } from '@lectern/ui';
import { styled } from 'styled-components';
import type { RoadmapWords } from './roadmap.words.js';
import { minutesIn } from './use-step-words.js';

const STEP_MINUTES = 15;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: end;
`;

const Narrow = styled(Field)`
  max-width: 10rem;
`;

interface TimeFieldProps {
  words: RoadmapWords['step'];
  /** As it is typed. */
  value: string;
  onChange(value: string): void;
  onBlur(): void;
}

/** Minutes: typed, or a quarter of an hour at a press. */
export function TimeField({ words, value, onChange, onBlur }: TimeFieldProps) {
  const minutes = minutesIn(value);
  return (
    <Row>
      <Narrow
        label={words.minutesLabel}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        error={minutes === undefined ? words.minutesProblem : null}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      <Button $look="quiet" onClick={() => onChange(String((minutes ?? 0) + STEP_MINUTES))}>
        {words.addMinutesLabel}
      </Button>
    </Row>
  );
}
