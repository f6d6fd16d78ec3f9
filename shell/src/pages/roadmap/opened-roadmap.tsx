import type { Roadmap, RoadmapAssessment } from '@lectern/api-client/legal';
import { useState } from 'react';
import { styled } from 'styled-components';

import { longDate } from '../../formats/dates.js';
import { Layout } from './roadmap-layout.js';
import { useHeadingFocus } from './roadmap-message.js';
import { BookmarksPanel } from './bookmarks-panel.js';
import { fill } from './roadmap-state.js';
import { Retention } from './retention.js';
import { OverallProgress } from './overall-progress.js';
import type { RoadmapWords } from './roadmap.words.js';
import { StepCard } from './step-card.js';
import { ExportActions } from './export-actions.js';
import { useChanges } from './use-changes.js';
import type { WorkspaceControls } from './use-workspace.js';
import { RoadmapContext, useRoadmap } from './use-roadmap.js';

const Beside = styled.div`
  display: grid;
  gap: var(--space-5);
  align-content: start;
`;

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-3);
  /* A single-column block may break across printed pages. */
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
  workspace: WorkspaceControls;
  roadmap: Roadmap;
  say(sentence: string): void;
}

/** Legal guidance is in English, whatever the site's language is. */
const UNTRANSLATED = 'en-US';

export function OpenedRoadmap({ words, workspace, roadmap, say }: OpenedRoadmapProps) {
  const changes = useChanges({ words, workspace, say });
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useHeadingFocus(workspace.isMoved);
  const { assessments, bookmarks } = roadmap;
  const assessment = assessments.find(({ id }) => id === chosen) ?? assessments[0];
  if (!assessment) return null;
  const date = longDate(assessment.createdAt.slice(0, 10), UNTRANSLATED);
  const keptUntil = longDate(assessment.keptUntil.slice(0, 10), UNTRANSLATED);
  return (
    <RoadmapContext value={{ words, workspace, announce: say, ...changes }}>
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
          <ExportActions assessmentId={assessment.id} />
          <Retention keptUntil={keptUntil} roadmap={roadmap} />
        </Beside>
      </Layout>
    </RoadmapContext>
  );
}

const Said = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-4);
  padding-left: var(--space-3);
  border-left: 3px solid var(--color-accent);
  color: var(--color-muted);
`;

/** Legal disclaimer and, for bankruptcy, the notice that 11 U.S.C. 528 requires of a debt relief agency. */
function Notices({ assessment: { answers } }: { assessment: RoadmapAssessment }) {
  const { notice, bankruptcyNotice } = useRoadmap().words;
  const isBankruptcy = String(answers['legalSituation']).startsWith('bankruptcy');
  return (
    <Said>
      <p>{notice}</p>
      {bankruptcyNotice && isBankruptcy ? <p>{bankruptcyNotice}</p> : null}
    </Said>
  );
}

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
  /** Newest first. */
  assessments: readonly RoadmapAssessment[];
  chosen: string;
  onChoice(id: string): void;
}

function AssessmentChoice({ assessments, chosen, onChoice }: AssessmentChoiceProps) {
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
              {fill(words.choice.label, { date: longDate(createdAt.slice(0, 10), UNTRANSLATED) })}
              <span>{words.situations[questionnaire][String(answers['legalSituation'])]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Choice>
  );
}
