/** What a page tells the legal questionnaire. */
export interface QuestionnaireOptions {
  /** Address of its steps, questions and words, a `QuestionnaireDefinition`: `/legal-questionnaire.json`. */
  definitionUrl: string;
  /** Put before the paths of links: the site's origin, where the widget stands on another site. By default nothing. */
  siteUrl?: string;
  linkTarget?: '_self' | '_blank';
  /** A step is shown, the first one too; counted from 1. */
  onStep?(place: { step: number; total: number }): void;
  /** The answers have been taken in. They themselves never leave the widget. */
  onSubmitted?(): void;
}
