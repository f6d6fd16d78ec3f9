import type { Toast } from './checkout-options.js';
import type { QuestionnaireId } from './questionnaire-definition.js';

/** What a page tells the legal questionnaire. */
export interface QuestionnaireOptions {
  /**
   * `companion` keeps answers on this device until they are sent or forgotten; `embedded` keeps them in memory only.
   */
  questionnaire: QuestionnaireId;
  /** Address of its steps, questions and words, a `QuestionnaireDefinition` of that name: `/legal-companion.json`. */
  definitionUrl: string;
  /** Put before the paths of links: the site's origin, where the widget stands on another site. By default nothing. */
  siteUrl?: string;
  linkTarget?: '_self' | '_blank';
  /** Whatever is told here is said in the widget as well. */
  notify?(toast: Toast): void;
  /** A step is shown, the first one too; counted from 1. */
  onStep?(place: { step: number; total: number }): void;
  /** The answers have been taken in. They themselves never leave the widget. Not told in private mode: nothing was. */
  onSubmitted?(): void;
}
