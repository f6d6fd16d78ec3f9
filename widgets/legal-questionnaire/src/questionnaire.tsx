import type { QuestionnaireOptions } from '@lectern/widget-kit';
import { Card, QuietButton, Root as NarrowRoot, Text, ErrorMessage } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Assessment } from './assessment.js';
import { useDefinition } from './load-definition.js';
import { words } from './messages.en.js';

interface QuestionnaireProps {
  options: QuestionnaireOptions;
  onStep: NonNullable<QuestionnaireOptions['onStep']>;
  onSubmitted: NonNullable<QuestionnaireOptions['onSubmitted']>;
}

/** The questionnaire from the moment it is there: fetched first, then asked. */
export function Questionnaire({ options, ...tell }: QuestionnaireProps): ReactNode {
  const { definition, hasFailed, retries, retry } = useDefinition(
    options.definitionUrl,
    options.questionnaire,
  );
  if (definition) {
    return (
      <Root>
        <Assessment definition={definition} options={options} takeFocus={retries > 0} {...tell} />
      </Root>
    );
  }
  return (
    <Root>
      <Card aria-label={words.label} aria-busy={!hasFailed}>
        {hasFailed ? (
          <>
            <ErrorMessage>{words.failure}</ErrorMessage>
            <QuietButton type="button" onClick={retry}>
              {words.retry}
            </QuietButton>
          </>
        ) : (
          <Text role="status">{words.loading}</Text>
        )}
      </Card>
    </Root>
  );
}

/** Wide enough for a roadmap to be read. */
const Root = styled(NarrowRoot)`
  max-inline-size: 44rem;
`;
