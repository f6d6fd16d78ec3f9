import type { Question } from '@lectern/widget-kit';
import { color, FieldError } from '@lectern/widget-look';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '../answer.js';
import { Option } from './option.js';

interface ChoiceGroupProps {
  question: Extract<Question, { kind: 'one' | 'many' }>;
  chosen: readonly string[];
  problem: string | undefined;
  optionalText: string;
  onAnswer(answer: Answer): void;
}

export function ChoiceGroup({
  question,
  chosen,
  problem,
  optionalText,
  onAnswer,
}: ChoiceGroupProps): ReactNode {
  const { kind, label, options, isOptional = false } = question;
  // Unique names, so that two questionnaires on one page do not share a radio group.
  const id = useId();
  const problemId = `${id}-problem`;
  const choose = (value: string, isChosen: boolean) => {
    if (kind === 'one') onAnswer(value);
    else
      onAnswer(
        options
          .map((each) => each.value)
          .filter((each) => (each === value ? isChosen : chosen.includes(each))),
      );
  };
  // ARIA allows `aria-invalid` and `aria-required` on radio groups only; a group of checkboxes states it in
  // its description.
  const state =
    kind === 'one'
      ? { role: 'radiogroup', 'aria-required': !isOptional, 'aria-invalid': problem ? true : undefined }
      : {};
  return (
    <Group
      {...state}
      data-invalid={problem ? '' : undefined}
      aria-describedby={problem ? problemId : undefined}
    >
      <Legend>{isOptional ? `${label} (${optionalText})` : label}</Legend>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type={kind === 'one' ? 'radio' : 'checkbox'}
            name={`${id}-${question.name}`}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={({ currentTarget }) => choose(option.value, currentTarget.checked)}
          />
          <span>{option.label}</span>
        </Option>
      ))}
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &[data-invalid] > label {
    border-color: ${color.danger};
  }
`;

const Legend = styled.legend`
  margin-block-end: 8px;
  padding: 0;
  font-size: 0.9375rem;
  font-weight: 500;
`;
