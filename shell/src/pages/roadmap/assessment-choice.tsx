import type { RoadmapAssessment } from '@lectern/api-client/legal';
import { styled } from 'styled-components';
import { longDate } from '../../long-date.js';
import { fill } from './fill.js';
import { useRoadmap } from './use-roadmap.js';

const Choice = styled.nav`
  margin-bottom: var(--space-4);
  h2 {
    margin-bottom: var(--space-1);
    font: 600 1rem/1.4 var(--font-control);
  }
  ul {
    display: grid;
    gap: var(--space-1);
  }
  button {
    width: 100%;
    min-height: 2.75rem;
    padding: 0.625rem 1rem;
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-small);
    background: transparent;
    text-align: start;
    font: 500 0.9375rem/1.4 var(--font-control);
    &[aria-current] {
      border-color: var(--color-accent);
      background: var(--color-wash);
      box-shadow: inset 3px 0 0 var(--color-accent);
    }
  }
  span {
    display: block;
    color: var(--color-muted);
    font-weight: 400;
  }
`;

interface AssessmentChoiceProps {
  /** The newest first. */
  assessments: readonly RoadmapAssessment[];
  chosen: string;
  onChoice(id: string): void;
}

/** Whoever has answered more than once has more than one roadmap. */
export function AssessmentChoice({ assessments, chosen, onChoice }: AssessmentChoiceProps) {
  const { words } = useRoadmap();
  return (
    <Choice aria-label={words.choice.heading} data-screen-only="">
      <h2>{words.choice.heading}</h2>
      <ul>
        {assessments.map(({ id, createdAt, questionnaire, answers }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => onChoice(id)}
            >
              {fill(words.choice.label, { date: longDate(createdAt.slice(0, 10)) })}
              <span>{words.situations[questionnaire][String(answers['legalSituation'])]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Choice>
  );
}
