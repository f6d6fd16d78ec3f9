import { Note, Text, Trouble } from '@lectern/widget-look';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { BankruptcyNotice } from './bankruptcy-notice.js';
import { Forgetting } from './forgetting.js';
import { PrivateSwitch } from './private-switch.js';
import { QuestionField } from './questions/question-field.js';
import { ScreenHeading } from './screen-heading.js';
import type { ScreenProps } from './screen-props.js';
import { shownGroups } from './shown-questions.js';
import { StepButtons } from './step-buttons.js';

interface StepFormProps extends ScreenProps {
  /** One group of questions at a time. */
  isNarrow: boolean;
}

/** The questions of one step, or on a phone one group of them. */
export function StepForm({ state, send, definition, takeFocus, isNarrow }: StepFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { answers, problems, refusals, stepIndex, groupIndex, failure, phase } = state;

  useEffect(() => {
    if (refusals === 0) return;
    const wrong = '[aria-invalid="true"], [data-invalid]';
    const first = form.current?.querySelector<HTMLElement>(wrong);
    (first?.matches('input, textarea') ? first : first?.querySelector<HTMLElement>('input'))?.focus();
  }, [refusals]);

  const step = definition.steps[stepIndex];
  if (!step) return null;
  const isFirst = stepIndex === 0 && (!isNarrow || groupIndex === 0);

  function submit(event: FormEvent): void {
    event.preventDefault();
    send({ type: 'continued', isNarrow });
  }

  return (
    <Form ref={form} noValidate onSubmit={submit} aria-busy={phase === 'sending'}>
      <ScreenHeading takeFocus={takeFocus}>{step.heading}</ScreenHeading>
      {step.text && (!isNarrow || groupIndex === 0) && <Text>{step.text}</Text>}
      {isFirst && <Note>{definition.notice}</Note>}
      {isFirst && <PrivateSwitch state={state} send={send} definition={definition} />}
      {shownGroups(definition, state, { ...state, isNarrow }).map(({ questions }) =>
        questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            optionalText={definition.optionalText}
            answer={answers[question.name]}
            problem={problems[question.name]}
            onAnswer={(answer) => send({ type: 'answered', question, answer })}
          />
        )),
      )}
      <BankruptcyNotice definition={definition} answers={answers} />
      <Trouble>
        {failure
          ? `${failure.title}: ${failure.text}. ${definition.failureComfort}`.replace('..', '.')
          : null}
      </Trouble>
      <StepButtons state={state} send={send} definition={definition} isNarrow={isNarrow} />
      <Forgetting state={state} send={send} definition={definition} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 24px;
`;
