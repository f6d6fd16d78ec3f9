import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import { color, QuietButton, radius, Select, SmallText, Text, ErrorMessage } from '@lectern/widget-look';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { chosenOf, textOf } from '../answer.js';
import { ChoiceGroup } from '../questions/choice-group.js';
import type { LoadedRecommender } from '../recommending/use-recommender.js';
import type { WhatIf } from './use-what-if.js';

interface WhatIfPanelProps {
  definition: QuestionnaireDefinition;
  rules: LoadedRecommender;
  whatIf: WhatIf;
}

export function WhatIfPanel({ definition, rules, whatIf }: WhatIfPanelProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const words = definition.results.whatIf;
  const summary = whatIf.imagined?.movement.summary ?? '';

  function toggle(): void {
    if (isOpen) whatIf.reset();
    setOpen(!isOpen);
  }

  return (
    <Panel>
      <h3>{words.heading}</h3>
      <Text>{words.text}</Text>
      <QuietButton type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
        {isOpen ? words.closeLabel : words.openLabel}
      </QuietButton>
      <Answers id={panelId} hidden={!isOpen}>
        {isOpen && <WhatIfAnswers {...{ definition, rules, whatIf }} />}
      </Answers>
      <Summary role="status">{isOpen ? summary : ''}</Summary>
    </Panel>
  );
}

function WhatIfAnswers({ definition, rules, whatIf }: WhatIfPanelProps): ReactNode {
  const words = definition.results.whatIf;
  if (rules.hasFailed) {
    return (
      <>
        <ErrorMessage>{words.failureText}</ErrorMessage>
        <QuietButton type="button" onClick={rules.retry}>
          {words.retryLabel}
        </QuietButton>
      </>
    );
  }
  if (!rules.recommender) return <SmallText role="status">{words.loadingText}</SmallText>;
  return whatIf.questions.map((question) => {
    if (!('options' in question)) return null;
    const { name, label, options } = question;
    const answer = whatIf.answers[name];
    const onAnswer = (given: string | readonly string[]) => whatIf.answer(name, given);
    if (question.kind === 'many') {
      const { optionalText } = definition;
      const problem = whatIf.problems[name];
      return (
        <ChoiceGroup
          key={name}
          {...{ question, chosen: chosenOf(answer), problem, optionalText, onAnswer }}
        />
      );
    }
    return <Select key={name} label={label} options={options} value={textOf(answer)} onValue={onAnswer} />;
  });
}

const Panel = styled.section`
  display: grid;
  gap: 16px;
  padding: 20px;
  border: 1px dashed ${color.edge};
  border-radius: ${radius.medium};
  h3 {
    margin: 0;
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  @media print {
    display: none;
  }
`;

const Answers = styled.div`
  display: grid;
  gap: 16px;
  &[hidden] {
    display: none;
  }
`;

const Summary = styled.p`
  margin: 0;
  font-weight: 600;
  &:empty {
    display: none;
  }
`;
