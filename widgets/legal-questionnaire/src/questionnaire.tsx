import type { QuestionnaireOptions } from '@lectern/widget-kit';
import { Card, QuietButton, Root, Text, Trouble } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { Assessment } from './assessment.js';
import { useDefinition } from './use-definition.js';
import { words } from './words.js';

interface QuestionnaireProps {
  options: QuestionnaireOptions;
  onStep: NonNullable<QuestionnaireOptions['onStep']>;
}

/** The questionnaire from the moment it is there: fetched first, then asked. */
export function Questionnaire({ options, onStep }: QuestionnaireProps): ReactNode {
  const { definition, hasFailed, retries, retry } = useDefinition(options.definitionUrl);
  if (definition) {
    return (
      <Root>
        <Assessment definition={definition} options={options} onStep={onStep} takeFocus={retries > 0} />
      </Root>
    );
  }
  return (
    <Root>
      <Card aria-label={words.label} aria-busy={!hasFailed}>
        {hasFailed ? (
          <>
            <Trouble>{words.failure}</Trouble>
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
