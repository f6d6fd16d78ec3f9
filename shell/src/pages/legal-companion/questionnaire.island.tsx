import type { PageWords } from '@lectern/catalogue';
import { dropToasts, showToast } from '@lectern/ui/toast';
import type { QuestionnaireOptions } from '@lectern/widget-kit';

import { island } from '../../islands/island.js';
import { type WidgetRoom, WidgetSlot } from '../../islands/widgets/widget-slot.js';
import { questionnairePaths } from '../../render/legal-questionnaire/questionnaire-path.js';

export const questionnaireRoom: WidgetRoom = { wide: '58rem', narrow: '48.4rem', upTo: '27rem' };

const options: QuestionnaireOptions = {
  questionnaire: 'companion',
  definitionUrl: questionnairePaths.companion,
  notify: showToast,
  dropToasts,
};

interface QuestionnaireProps {
  words: Pick<PageWords<'legal-companion'>, 'loadingText' | 'failureText' | 'retryLabel'>;
  contactEmail: string;
}

const QuestionnairePart = ({ words, contactEmail }: QuestionnaireProps) => (
  <WidgetSlot
    {...words}
    name="legal-questionnaire"
    options={options}
    room={questionnaireRoom}
    contactEmail={contactEmail}
  />
);

/** What was answered before is there again at once. */
export const Questionnaire = island('questionnaire', QuestionnairePart, () => ({
  stored: ['lectern.legal-companion'],
}));
