import { Questionnaire, QuestionnaireRoot } from '@lectern/questionnaire';
import type { QuestionnaireOptions } from '@lectern/widget-kit';
import { Card, QuietButton, Skeleton, Text, ErrorMessage } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDefinition } from './load-definition.js';
import * as m from './messages.en.js';

export function FetchedQuestionnaire({ options }: { options: QuestionnaireOptions }): ReactNode {
  const { definition, hasFailed, retries, retry } = useDefinition(
    options.definitionUrl,
    options.questionnaire,
  );
  if (definition) return <Questionnaire definition={definition} options={options} takeFocus={retries > 0} />;
  return (
    <QuestionnaireRoot>
      <Card aria-label={m.frame.label} aria-busy={!hasFailed}>
        {hasFailed ? (
          <>
            <ErrorMessage>{m.loading.failed}</ErrorMessage>
            <QuietButton type="button" onClick={retry}>
              {m.loading.retry}
            </QuietButton>
          </>
        ) : (
          <>
            <Text role="status">{m.loading.text}</Text>
            <Shapes />
          </>
        )}
      </Card>
    </QuestionnaireRoot>
  );
}

/** A question with its choices, and the button of the step. */
const Shapes = () => (
  <Lines>
    <Skeleton />
    {[1, 2, 3, 4, 5].map((bar) => (
      <Bar key={bar} />
    ))}
  </Lines>
);

const Lines = styled.div`
  display: grid;
  gap: 12px;
  > :first-child {
    inline-size: 60%;
    margin-block-end: 4px;
  }
  > :last-child {
    margin-block-start: 12px;
  }
`;

const Bar = styled(Skeleton)`
  block-size: 52px;
`;
