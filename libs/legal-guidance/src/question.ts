export type QuestionnaireId = 'companion' | 'embedded';

/** One question of a questionnaire, without its words: those are content (`legal-guidance.json`). */
export interface Question {
  /** As in the payload: `legalSituation`. */
  name: string;
  /** One of the options, any number of them, or what somebody writes. */
  kind: 'one' | 'some' | 'text' | 'email';
  options?: readonly string[];
  /** A `some` that is required wants at least one. */
  required: boolean;
  step: 1 | 2 | 3 | 4;
  /** Of what is written, in UTF-16 units. */
  maxLength?: number;
  /** Says who somebody is: never asked in private mode, and no rule looks at it. */
  isContact?: boolean;
}
