import type { Bookmark, RoadmapStep } from '@lectern/api-client/legal';
import { Card } from '@lectern/ui';
import { disclosureCss, disclosureMarkCss, openMarkCss } from '@lectern/ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { MarkButton, StepDetails } from './step-details.js';
import { StepNotes } from './step-notes.js';
import { StatusChoice } from './status-choice.js';
import { useRoadmap } from './use-roadmap.js';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-2);
  scroll-margin-top: calc(var(--header) + var(--space-2));
  &[data-urgent='true'] {
    border: 2px solid var(--color-danger);
    + [data-urgent='false'] {
      margin-top: var(--space-4);
    }
  }
  h3 {
    font-size: var(--text-heading-4);
  }
  @media print {
    padding: 0 0 1em;
    border-radius: 0;
    box-shadow: none;
    &,
    &[data-urgent='true'] {
      border: 0;
      border-bottom: 1px solid #999;
    }
    margin-top: 1em;
    h3 {
      break-after: avoid;
    }
  }
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: flex-start;
  > div {
    flex: 1;
    min-width: 0;
  }
  > button {
    margin: -0.625rem -0.75rem 0 0;
  }
`;

const Facts = styled.p`
  margin-bottom: var(--space-half);
  color: var(--color-muted);
  font: 500 0.875rem/1.4 var(--font-control);
  strong {
    color: var(--color-accent-strong);
    font-weight: 600;
  }
`;

const Why = styled.p`
  padding-left: var(--space-2);
  border-left: 2px solid var(--color-edge);
  color: var(--color-muted);
  font-style: italic;
`;

const Toggle = styled.button`
  ${disclosureCss}
  padding: 0;
  border: 0;
  background: none;
  &::after {
    ${disclosureMarkCss}
  }
  &[aria-expanded='true']::after {
    ${openMarkCss}
  }
`;

/** Collapsed on the screen, open in print. */
const More = styled.div`
  display: grid;
  gap: var(--space-3);
  &[data-open='false'] {
    display: none;
    @media print {
      display: grid;
    }
  }
`;

interface StepCardProps {
  step: RoadmapStep;
  place: number;
  bookmarks: readonly Bookmark[];
}

export function StepCard({ step, place, bookmarks }: StepCardProps) {
  const { words } = useRoadmap();
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const { id, topicId, title, priority, difficulty, estimatedTime, description, why } = step;
  return (
    <Sheet as="li" id={`step-${id}`} data-urgent={step.recommendationType === 'act-now'}>
      <Head>
        <div>
          <Facts>
            <strong>{words.priorities[priority]}</strong> · {estimatedTime} · {words.difficulties[difficulty]}
          </Facts>
          <h3>
            {place}. {title}
          </h3>
        </div>
        <MarkButton marked={{ topicId, bookId: null }} title={title} bookmarks={bookmarks} />
      </Head>
      <p>{description}</p>
      <Why>{why}</Why>
      <StatusChoice step={step} />
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={moreId}
        data-screen-only=""
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.step.lessLabel : words.step.moreLabel}
      </Toggle>
      <More id={moreId} data-open={isOpen}>
        <StepDetails step={step} bookmarks={bookmarks} />
        <StepNotes step={step} />
      </More>
    </Sheet>
  );
}
