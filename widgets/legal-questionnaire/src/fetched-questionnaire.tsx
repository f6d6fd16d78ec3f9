import { Questionnaire, QuestionnaireRoot } from '@lectern/questionnaire';
import type { QuestionnaireOptions } from '@lectern/widget-kit';
import { Card, QuietButton, Text, ErrorMessage } from '@lectern/widget-look';
import type { ReactNode } from 'react';
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
          <Text role="status">{m.loading.text}</Text>
        )}
      </Card>
    </QuestionnaireRoot>
  );
}
