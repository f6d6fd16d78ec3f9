import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import type { QuestionnaireEvent, QuestionnaireState } from './questionnaire-state.js';

export interface ScreenProps {
  state: QuestionnaireState;
  definition: QuestionnaireDefinition;
  send(event: QuestionnaireEvent): void;
  takeFocus: boolean;
}
