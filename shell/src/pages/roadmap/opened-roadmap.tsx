import type { Roadmap } from '@lectern/api-client/legal';
import { from } from '@lectern/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { longDate } from '../../long-date.js';
import { useArrivalFocus } from './arrival.js';
import { AssessmentChoice } from './assessment-choice.js';
import { BookmarksPanel } from './bookmarks-panel.js';
import { fill } from './fill.js';
import { Keeping } from './keeping.js';
import { Notices } from './notices.js';
import { OverallProgress } from './overall-progress.js';
import { PrintSheet } from './print-sheet.js';
import type { RoadmapWords } from './roadmap.words.js';
import { StepCard } from './step-card.js';
import { TakeAway } from './take-away.js';
import { useChanges } from './use-changes.js';
import type { DeskControls } from './use-desk.js';
import { RoadmapContext } from './use-roadmap.js';

const Layout = styled.div`
  display: grid;
  gap: var(--space-5);
  > * {
    min-width: 0;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    grid-template-rows: auto 1fr;
    gap: var(--space-5) var(--space-8);
    > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 1;
    }
    > :nth-child(1),
    > :nth-child(3) {
      grid-column: 2;
    }
  }
  @media print {
    display: block;
  }
`;

const Beside = styled.div`
  display: grid;
  gap: var(--space-5);
  align-content: start;
`;

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-3);
  /* A list of one column breaks over pages wherever it has to. */
  @media print {
    display: block;
  }
`;

const Heading = styled.h2`
  font-size: var(--text-heading-3);
  @media print {
    margin-top: 1em;
  }
`;

const Printed = styled.p`
  display: none;
  @media print {
    display: block;
    margin-block: 0.5em 1em;
  }
`;

interface OpenedRoadmapProps {
  words: RoadmapWords;
  desk: DeskControls;
  roadmap: Roadmap;
  say(sentence: string): void;
}

export function OpenedRoadmap({ words, desk, roadmap, say }: OpenedRoadmapProps) {
  const changes = useChanges({ words, desk, say });
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useArrivalFocus(desk.isMoved);
  const { assessments, bookmarks } = roadmap;
  const assessment = assessments.find(({ id }) => id === chosen) ?? assessments[0];
  if (!assessment) return null;
  const date = longDate(assessment.createdAt.slice(0, 10));
  const keptUntil = longDate(assessment.keptUntil.slice(0, 10));
  return (
    <RoadmapContext value={{ words, desk, say, ...changes }}>
      <PrintSheet />
      <Printed>{fill(words.printedText, { date, keptUntil })}</Printed>
      <Layout>
        <OverallProgress assessment={assessment} />
        <div>
          {assessments.length > 1 ? (
            <AssessmentChoice assessments={assessments} chosen={assessment.id} onChoice={setChosen} />
          ) : null}
          <Heading ref={heading} tabIndex={-1}>
            {words.step.heading}
          </Heading>
          <Steps>
            {assessment.recommendations.map((step, at) => (
              <StepCard key={step.id} step={step} place={at + 1} bookmarks={bookmarks} />
            ))}
          </Steps>
          <Notices assessment={assessment} />
        </div>
        <Beside>
          <BookmarksPanel bookmarks={bookmarks} steps={assessment.recommendations} />
          <TakeAway assessmentId={assessment.id} />
          <Keeping keptUntil={keptUntil} roadmap={roadmap} />
        </Beside>
      </Layout>
    </RoadmapContext>
  );
}
