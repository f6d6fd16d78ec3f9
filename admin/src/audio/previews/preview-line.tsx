import type { DeskPreview } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { StatusBadge } from '../../parts/index.js';
import { PreviewSteps } from './preview-steps.js';
import { factsOf, standing, voiceNames } from './preview-words.js';

/** What stands in a line has the same place in all of them, where there is room for that. */
const Line = styled.li`
  container-type: inline-size;
  padding: var(--space-half) var(--space-2);
  & + & {
    border-top: 1px solid var(--color-line);
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: 2.75rem;
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  @container (min-width: 48rem) {
    grid-template-columns: 8rem 10rem minmax(12rem, 1fr) auto;
    > :nth-child(n) {
      grid-column: auto;
    }
  }
`;

const Voice = styled.strong`
  font: 600 0.9375rem/1.4 var(--font-control);
`;

const Facts = styled.span<{ $hasFailed: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  padding-block: var(--space-half);
  color: ${({ $hasFailed }) => ($hasFailed ? 'var(--color-danger)' : 'var(--color-muted)')};
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  &:empty {
    padding: 0;
  }
  > :nth-last-child(2) {
    min-width: 7.5em;
  }
`;

const Sound = styled.audio`
  display: block;
  width: 100%;
  height: 2.75rem;
  margin-block: var(--space-half);
`;

interface PreviewLineProps {
  preview: DeskPreview;
  isHeard: boolean;
  onHear: (id: string | null) => void;
}

/** One voice of a book: how it stands, what can be done, and the player while it is listened to. */
export function PreviewLine({ preview, isHeard, onHear }: PreviewLineProps) {
  const { tone, label } = standing(preview);
  return (
    <Line>
      <Grid>
        <Voice>{voiceNames[preview.voice]}</Voice>
        <span>
          <StatusBadge $tone={tone}>{label}</StatusBadge>
        </span>
        <Facts $hasFailed={preview.failure !== null}>
          {factsOf(preview).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
        <PreviewSteps preview={preview} isHeard={isHeard} onHear={onHear} />
      </Grid>
      {isHeard ? (
        <Sound
          controls
          autoPlay
          src={preview.audioUrl ?? undefined}
          aria-label={`${preview.bookTitle}, ${voiceNames[preview.voice]}`}
        />
      ) : null}
    </Line>
  );
}
