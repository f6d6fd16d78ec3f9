import type { Question } from '@lectern/widget-kit';
import { Field, TextArea } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { type Answer, chosenOf, textOf } from '../answer.js';
import { ChoiceGroup } from './choice-group.js';

interface QuestionFieldProps {
  question: Question;
  answer: Answer | undefined;
  problem: string | undefined;
  optionalText: string;
  onAnswer(answer: Answer): void;
}

export function QuestionField(props: QuestionFieldProps): ReactNode {
  const { question, answer, problem, optionalText, onAnswer } = props;
  if ('options' in question) {
    const chosen = question.kind === 'one' ? [textOf(answer)] : chosenOf(answer);
    return <ChoiceGroup {...{ question, chosen, problem, optionalText, onAnswer }} />;
  }
  const { kind, name, label, isOptional = false, autocomplete = 'off', maxLength } = question;
  const field = {
    name,
    label: isOptional ? `${label} (${optionalText})` : label,
    required: !isOptional,
    value: textOf(answer),
    error: problem,
    maxLength,
    onValue: onAnswer,
  };
  if (kind === 'lines') return <TextArea {...field} rows={4} />;
  return <Field {...field} type={kind} inputMode={kind} autoComplete={autocomplete} />;
}
