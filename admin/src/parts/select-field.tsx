import { controlFrame, FieldHint, FieldLabel } from '@lectern/ui';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { styled } from 'styled-components';

const Control = styled.select`
  ${controlFrame}
`;

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode;
  hint?: ReactNode;
  /** The `option`s. */
  children: ReactNode;
}

/** A labelled choice of one among a few. */
export function SelectField({ label, hint, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Control {...rest} id={id} aria-describedby={hint ? `${id}-hint` : undefined}>
        {children}
      </Control>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
    </div>
  );
}
