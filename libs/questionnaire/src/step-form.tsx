import {
  Note,
  Text,
  color,
  ErrorMessage,
  LinkButton,
  SmallText,
  MainButton,
  QuietButton,
} from '@lectern/widget-look';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { BankruptcyNotice } from './bankruptcy-notice.js';
import { Checkbox } from './questions/checkbox.js';
import { QuestionField } from './questions/question-field.js';
import { ScreenHeading } from './screen-heading.js';
import type { ScreenProps } from './screen-props.js';
import { shownGroups, groupsOf } from './answer.js';
import { narrow } from './use-narrow.js';
import { keptForMs } from './questionnaire-rules.js';

interface StepFormProps extends ScreenProps {
  isNarrow: boolean;
}

export function StepForm({ state, send, definition, takeFocus, isNarrow }: StepFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { answers, problems, failedAttempts, stepIndex, groupIndex, failure, phase } = state;

  useEffect(() => {
    if (failedAttempts === 0) return;
    const wrong = '[aria-invalid="true"], [data-invalid]';
    const first = form.current?.querySelector<HTMLElement>(wrong);
    (first?.matches('input, textarea') ? first : first?.querySelector<HTMLElement>('input'))?.focus();
  }, [failedAttempts]);

  const step = definition.steps[stepIndex];
  if (!step) return null;
  const isFirst = stepIndex === 0 && (!isNarrow || groupIndex === 0);

  function submit(event: FormEvent): void {
    event.preventDefault();
    send({ type: 'continued', isNarrow });
  }

  return (
    <Form ref={form} method="post" noValidate onSubmit={submit} aria-busy={phase === 'sending'}>
      <ScreenHeading takeFocus={takeFocus}>{step.heading}</ScreenHeading>
      {step.text && (!isNarrow || groupIndex === 0) && <Text>{step.text}</Text>}
      {isFirst && <Note>{definition.notice}</Note>}
      {isFirst && <PrivateSwitch state={state} send={send} definition={definition} />}
      {shownGroups(definition, state, { ...state, isNarrow }).map(({ questions }, at) => (
        <Group key={questions[0]?.name} $isLater={at > 0}>
          {questions.map((question) => (
            <QuestionField
              key={question.name}
              question={question}
              optionalText={definition.optionalText}
              answer={answers[question.name]}
              problem={problems[question.name]}
              onAnswer={(answer) => send({ type: 'answered', question, answer })}
            />
          ))}
        </Group>
      ))}
      <BankruptcyNotice definition={definition} answers={answers} />
      <ErrorMessage>
        {failure
          ? `${failure.title}: ${failure.text}. ${definition.failureComfort}`.replace('..', '.')
          : null}
      </ErrorMessage>
      <StepButtons state={state} send={send} definition={definition} isNarrow={isNarrow} />
      <StoredAnswersNote state={state} send={send} definition={definition} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 24px;
  @media ${narrow} {
    input,
    textarea {
      scroll-margin-block-end: 6rem;
    }
  }
`;

/** A server renders all groups; CSS hides all but the first on narrow screens until the script runs. */
const Group = styled.div<{ $isLater: boolean }>`
  display: contents;
  @media ${narrow} {
    display: ${({ $isLater }) => ($isLater ? 'none' : 'contents')};
  }
`;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

function StoredAnswersNote({ state, send, definition }: Omit<ScreenProps, 'takeFocus'>): ReactNode {
  const { memory } = definition;
  const { keptUntilMs } = state;
  if (!memory || state.isPrivate) return null;
  if (state.wasForgotten) return <Note>{memory.forgottenText}</Note>;
  if (Object.keys(state.answers).length === 0) return null;
  return (
    <>
      {memory.keep && (
        <Checkbox
          label={memory.keep.label}
          text={
            keptUntilMs === null ? undefined : memory.keep.text.replace('{date}', day.format(keptUntilMs))
          }
          isChecked={keptUntilMs !== null}
          onCheck={(isOn) =>
            send({ type: 'keeping-switched', keptUntilMs: isOn ? Date.now() + keptForMs : null })
          }
        />
      )}
      <SmallText>
        {keptUntilMs === null && <span>{memory.text} </span>}
        <LinkButton type="button" onClick={() => send({ type: 'forgotten' })}>
          {memory.forgetLabel}
        </LinkButton>
      </SmallText>
    </>
  );
}

function PrivateSwitch({ state, send, definition }: Omit<ScreenProps, 'takeFocus'>): ReactNode {
  const { label, onText, offText } = definition.privacy;
  return (
    <Checkbox
      role="switch"
      label={label}
      text={state.isPrivate ? onText : offText}
      isChecked={state.isPrivate}
      onCheck={(isOn) => send({ type: 'private-switched', isOn })}
    />
  );
}

interface StepButtonsProps extends Omit<ScreenProps, 'takeFocus'> {
  isNarrow: boolean;
}

function StepButtons({ state, send, definition, isNarrow }: StepButtonsProps): ReactNode {
  const { stepIndex, groupIndex, phase, isPrivate, wantsMail } = state;
  const parts = groupsOf(definition, stepIndex, state).length;
  const isLast = stepIndex + 1 === definition.steps.length && (!isNarrow || groupIndex + 1 === parts);
  const isFirst = stepIndex === 0 && (!isNarrow || groupIndex === 0);
  const isSending = phase === 'sending';
  const pendingLabel = isPrivate ? definition.privacy.pendingLabel : definition.pendingLabel;
  const label = isLast ? definition.submitLabel : definition.nextLabel;
  return (
    <>
      {isLast && !isPrivate && (
        <Checkbox
          label={definition.mailLabel}
          isChecked={wantsMail}
          onCheck={(isWanted) => send({ type: 'mail-wanted', isWanted })}
        />
      )}
      <Row>
        <QuietButton
          type="button"
          disabled={isFirst || isSending}
          onClick={() => send({ type: 'went-back', isNarrow })}
        >
          {definition.backLabel}
        </QuietButton>
        <MainButton type="submit" aria-busy={isSending} aria-disabled={isSending}>
          {isSending ? pendingLabel : label}
        </MainButton>
      </Row>
      {isSending && !isPrivate && <SmallText>{definition.pendingText}</SmallText>}
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  /* In reach, however far down a phone's page the questions go; the form's end gives it back its place. */
  @media ${narrow} {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    margin: 0 -20px;
    padding: 12px 20px max(12px, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${color.line};
    background: ${color.surface};
  }
  button {
    inline-size: 100%;
  }
  button:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
