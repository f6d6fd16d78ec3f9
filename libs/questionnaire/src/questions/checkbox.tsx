import { type ReactNode, useId } from 'react';
import { Option } from './option.js';

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  role?: 'switch';
  /** Explains the current state; part of the accessible description. */
  text?: string | undefined;
  onCheck(isChecked: boolean): void;
}

export function Checkbox({ label, isChecked, role, text, onCheck }: CheckboxProps): ReactNode {
  const textId = useId();
  return (
    <Option>
      <input
        type="checkbox"
        role={role}
        checked={isChecked}
        aria-describedby={text ? textId : undefined}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      <span>{label}</span>
      {text && <small id={textId}>{text}</small>}
    </Option>
  );
}
