import { MainButton, QuietButton, SmallText } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from './questions/checkbox.js';
import type { ScreenProps } from './screen-props.js';
import { groupsOf } from './shown-questions.js';

interface StepButtonsProps extends Omit<ScreenProps, 'takeFocus'> {
  isNarrow: boolean;
}

/** On, back, and at the very end whether the roadmap is wanted by mail. */
export function StepButtons({ state, send, definition, isNarrow }: StepButtonsProps): ReactNode {
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
  button {
    inline-size: 100%;
  }
  button:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
