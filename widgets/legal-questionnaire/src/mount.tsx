import type { Mount, QuestionnaireOptions } from '@lectern/widget-kit';
import { widgetRoot } from '@lectern/widget-look';
import { FetchedQuestionnaire } from './fetched-questionnaire.js';

export const mount: Mount<QuestionnaireOptions> = (element, firstOptions) => {
  const root = widgetRoot(element);
  let options = firstOptions;
  /** A stable callback, so that new options alone do not report a step. */
  const tellStep: QuestionnaireOptions['onStep'] = (shown) => options.onStep?.(shown);
  const tellSubmitted = () => options.onSubmitted?.();
  const tell = { onStep: tellStep, onSubmitted: tellSubmitted };
  // Another questionnaire starts from its first question.
  const render = () =>
    root.render(<FetchedQuestionnaire key={options.definitionUrl} options={{ ...options, ...tell }} />);
  render();

  return {
    update: (changed) => {
      options = { ...options, ...changed };
      render();
    },
    unmount: () => root.unmount(),
  };
};
