import { choiceChip } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Pills } from './conversation-parts.js';

interface AskedListProps {
  label: string;
  questions: readonly string[];
  onAsk(question: string): void;
}

export function AskedList({ label, questions, onAsk }: AskedListProps): ReactNode {
  return (
    <Pills aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <Question type="button" onClick={() => onAsk(question)}>
            {question}
          </Question>
        </li>
      ))}
    </Pills>
  );
}

const Question = styled.button`
  ${choiceChip}
`;
