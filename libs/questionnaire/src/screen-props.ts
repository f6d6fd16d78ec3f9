import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import type { QuestionnaireEvent, QuestionnaireState } from './questionnaire-state.js';

/** What every screen is given. */
export interface ScreenProps {
  state: QuestionnaireState;
  definition: QuestionnaireDefinition;
  send(event: QuestionnaireEvent): void;
  /** Whether the heading is to take the focus as it appears. */
  takeFocus: boolean;
}
