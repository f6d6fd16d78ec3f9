import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { Button, Trouble } from '../../parts/index.js';
import type { SettingState } from './use-setting.js';

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-3);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
`;

interface SettingAnswersProps {
  setting: SettingState;
  /** On the button that keeps it; it submits the form around. */
  keepLabel: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** Below a form of the settings: keep it, take it back, and what to do where somebody else was quicker. */
export function SettingAnswers({ setting, keepLabel, children }: SettingAnswersProps) {
  const { isDirty, isSaving, error, isConflict, keepMine, takeTheirs, forget, undo } = setting;
  return (
    <Frame>
      {error ? <Trouble text={sentenceOf(error)} /> : null}
      <Row>
        {isConflict ? (
          <>
            <Button onClick={() => void takeTheirs()}>Show it as it is now</Button>
            <Button onClick={() => void keepMine()}>Keep mine all the same</Button>
          </>
        ) : (
          <>
            <Button kind="main" type="submit" disabled={!isDirty} busy={isSaving && 'Keeping…'}>
              {keepLabel}
            </Button>
            {isDirty ? (
              <Button disabled={isSaving} onClick={forget}>
                Leave it as it was
              </Button>
            ) : null}
            {undo ? (
              <Button disabled={isSaving} onClick={undo}>
                Undo
              </Button>
            ) : null}
            {children}
          </>
        )}
      </Row>
    </Frame>
  );
}
