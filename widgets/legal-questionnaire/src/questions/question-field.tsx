import type { Question } from '@lectern/widget-kit';
import { Field } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { type Answer, chosenOf, textOf } from '../answer.js';
import { ChoiceGroup } from './choice-group.js';

export interface QuestionFieldProps {
  question: Question;
  answer: Answer | undefined;
  problem: string | undefined;
  onAnswer(answer: Answer): void;
}

/** One question, asked as its kind asks. */
export function QuestionField({ question, answer, problem, onAnswer }: QuestionFieldProps): ReactNode {
  if ('options' in question) {
    const chosen = question.kind === 'one' ? [textOf(answer)] : chosenOf(answer);
    return <ChoiceGroup question={question} chosen={chosen} problem={problem} onAnswer={onAnswer} />;
  }
  return (
    <Field
      type={question.kind}
      inputMode={question.kind}
      name={question.name}
      label={question.label}
      autoComplete={question.autocomplete ?? 'off'}
      required={!question.isOptional}
      value={textOf(answer)}
      error={problem}
      onValue={onAnswer}
    />
  );
}
