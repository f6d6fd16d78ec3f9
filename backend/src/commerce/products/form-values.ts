const DIGITS = /^\d{1,9}$/;

/** For class-transformer: forms and addresses send a number as its digits. */
export const fromForm = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && DIGITS.test(value) ? Number(value) : value;

/** … and a list of one as that one. */
export const asList = ({ value }: { value: unknown }): unknown =>
  value === undefined || Array.isArray(value) ? value : [value];
