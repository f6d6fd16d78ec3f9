import { LinkButton, MainButton, Note, Text } from '@lectern/widget-look';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { QuestionField } from './questions/question-field.js';
import { stepOf } from './questionnaire-state.js';
import { ScreenHeading } from './screen-heading.js';
import type { ScreenProps } from './screen-props.js';

/** The questions of one step, in their groups. */
export function StepForm({ state, send, definition, takeFocus }: ScreenProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { answers, problems, refusals, stepIndex } = state;

  useEffect(() => {
    if (refusals === 0) return;
    const wrong = '[aria-invalid="true"]';
    form.current?.querySelector<HTMLElement>(`input${wrong}, ${wrong} input`)?.focus();
  }, [refusals]);

  const step = stepOf(state, definition);
  if (!step) return null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    send({ type: 'continued' });
  }

  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <ScreenHeading takeFocus={takeFocus}>{step.heading}</ScreenHeading>
      {step.text && <Text>{step.text}</Text>}
      {stepIndex === 0 && <Note>{definition.notice}</Note>}
      {step.groups.map(({ heading, questions }) => (
        <Group key={questions[0]?.name}>
          {heading && <GroupHeading>{heading}</GroupHeading>}
          {questions.map((question) => (
            <QuestionField
              key={question.name}
              question={question}
              answer={answers[question.name]}
              problem={problems[question.name]}
              onAnswer={(answer) => send({ type: 'answered', question, answer })}
            />
          ))}
        </Group>
      ))}
      <MainButton type="submit">{definition.nextLabel}</MainButton>
      {stepIndex > 0 && (
        <LinkButton type="button" onClick={() => send({ type: 'went-back' })}>
          {definition.backLabel}
        </LinkButton>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 24px;
`;

const Group = styled.div`
  display: grid;
  gap: 20px;
`;

const GroupHeading = styled.h3`
  margin: 0;
  font-size: 1.0625rem;
  font-weight: 650;
  line-height: 1.3;
`;
