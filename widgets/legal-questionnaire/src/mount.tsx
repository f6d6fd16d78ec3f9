import type { Mount, QuestionnaireOptions } from '@lectern/widget-kit';
import { createRoot } from 'react-dom/client';
import { FetchedQuestionnaire } from './fetched-questionnaire.js';

export const mount: Mount<QuestionnaireOptions> = (element, firstOptions) => {
  // A root of our own: React attaches its listeners here, and the page's element stays unchanged.
  const place = element.appendChild(document.createElement('div'));
  const root = createRoot(place);
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
    unmount: () => {
      place.remove();
      // Deferred: the page may be a React app that is rendering right now, when unmounting is not allowed.
      queueMicrotask(() => root.unmount());
    },
  };
};
