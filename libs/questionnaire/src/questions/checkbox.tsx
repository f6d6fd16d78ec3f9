import { type ReactNode, useId } from 'react';
import { Option } from './option.js';

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  /** As something that is on or off. */
  role?: 'switch';
  /** What it means as it stands; read with it. */
  text?: string | undefined;
  onCheck(isChecked: boolean): void;
}

/** Yes or no. */
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
