import { Questionnaire } from '@lectern/questionnaire';
import { dropToasts, showToast } from '@lectern/ui/toast';
import type { QuestionnaireDefinition } from '@lectern/widget-kit';

import { island } from '../../islands/island.js';

const options = { notify: showToast, dropToasts };

interface QuestionnairePartProps {
  definition: QuestionnaireDefinition;
}

const QuestionnairePart = ({ definition }: QuestionnairePartProps) => (
  <Questionnaire definition={definition} options={options} />
);

/** Hydrates at once if answers of an earlier visit are stored. */
export const QuestionnaireIsland = island('questionnaire', QuestionnairePart, () => ({
  stored: ['lectern.legal-companion'],
}));
