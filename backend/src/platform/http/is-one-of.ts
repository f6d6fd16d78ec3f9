import { ValidateBy } from 'class-validator';

interface OneOfOptions {
  /** Whether the field is a list of such values. */
  each?: boolean;
  /** @param values joined by commas */
  message: string | ((values: string) => string);
}

/** Like `IsIn` for values of the content, which may change while the site runs: they are read at each check. */
export function IsOneOf(
  values: () => readonly string[],
  { each = false, message }: OneOfOptions,
): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isOneOf',
      validator: {
        validate: (value: unknown) => values().some((valid) => valid === value),
        defaultMessage: () => (typeof message === 'string' ? message : message(values().join(', '))),
      },
    },
    { each },
  );
}
