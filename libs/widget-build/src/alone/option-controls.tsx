import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Kind of control: a text, a checkbox, or choices, which may set other options too. */
export type Controls<Choices> = {
  [Name in keyof Choices]?: 'text' | 'number' | 'flag' | Record<string, Partial<Choices>>;
};

interface OptionControlsProps<Choices> {
  controls: Controls<Choices>;
  choices: Choices;
  onChoose(change: Partial<Choices>): void;
}

/** A row for each option with its control. */
export function OptionControls<Choices extends object>({
  controls,
  choices,
  onChoose,
}: OptionControlsProps<Choices>): ReactNode {
  const names = Object.keys(controls) as (keyof Choices & string)[];
  return (
    <Form>
      {names.map((name) => (
        <label key={name}>
          {name}
          {field(name)}
        </label>
      ))}
    </Form>
  );

  function field(name: keyof Choices & string): ReactNode {
    const control = controls[name];
    const value = choices[name];
    const set = (next: unknown) => onChoose({ [name]: next } as Partial<Choices>);
    if (control === 'flag') {
      return (
        <input type="checkbox" checked={Boolean(value)} onChange={({ target }) => set(target.checked)} />
      );
    }
    if (control === 'number') {
      return (
        <input
          type="number"
          min="0"
          value={String(value)}
          onChange={({ target }) => set(Math.round(target.valueAsNumber) || 0)}
        />
      );
    }
    if (typeof control === 'object') {
      return (
        <select onChange={({ target }) => onChoose(control[target.value] ?? {})}>
          {Object.keys(control).map((label) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      );
    }
    return <input value={String(value)} onChange={({ target }) => set(target.value)} />;
  }
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  label {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: 12px;
    align-items: center;
  }
`;
