import type { Mount, QuestionnaireOptions } from '@lectern/widget-kit';
import { createRoot } from 'react-dom/client';
import { FetchedQuestionnaire } from './fetched-questionnaire.js';

/** Puts the questionnaire into an element: the widget's whole interface. */
export const mount: Mount<QuestionnaireOptions> = (element, firstOptions) => {
  // A root of our own inside: React keeps its listeners here, and the page gets its element back as it was.
  const place = element.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let options = firstOptions;
  /** One function for all of its life: new options alone tell the page nothing. */
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
      // The page may be React too and be rendering right now, when no root may be unmounted.
      queueMicrotask(() => root.unmount());
    },
  };
};
