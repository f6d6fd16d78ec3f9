/** Message by plural category (CLDR). */
export type Plural = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/**
 * Type of a catalogue in another language: the keys of the English one, functions with its parameters, and any text. A language
 * may have other plural categories than English.
 */
export type Translation<Messages> = Messages extends string
  ? string
  : Messages extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : Messages extends { readonly one: string; readonly other: string }
      ? Plural
      : Messages extends object
        ? { readonly [Key in keyof Messages]: Translation<Messages[Key]> }
        : Messages;
