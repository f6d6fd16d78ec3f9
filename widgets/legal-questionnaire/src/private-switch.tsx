import type { ReactNode } from 'react';
import { Checkbox } from './questions/checkbox.js';
import type { ScreenProps } from './screen-props.js';

/** Whether anything is to leave this browser, asked before anything else. */
export function PrivateSwitch({ state, send, definition }: Omit<ScreenProps, 'takeFocus'>): ReactNode {
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
