import { Questionnaire, QuestionnaireRoot } from '@lectern/questionnaire';
import type { QuestionnaireOptions } from '@lectern/widget-kit';
import { Card, QuietButton, Text, ErrorMessage } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { useDefinition } from './load-definition.js';
import { words } from './messages.en.js';

/** Loads a questionnaire's definition, then shows it. */
export function FetchedQuestionnaire({ options }: { options: QuestionnaireOptions }): ReactNode {
  const { definition, hasFailed, retries, retry } = useDefinition(
    options.definitionUrl,
    options.questionnaire,
  );
  if (definition) return <Questionnaire definition={definition} options={options} takeFocus={retries > 0} />;
  return (
    <QuestionnaireRoot>
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
    </QuestionnaireRoot>
  );
}
