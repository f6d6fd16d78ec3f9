/** Variables of the shell and of .env. */
export type Variables = Readonly<Record<string, string | undefined>>;

const NAME = /^[A-Za-z_][A-Za-z0-9_]*/;
const OPERATORS = [':-', '-', ':+', '+', ':?', '?'] as const;
type Operator = (typeof OPERATORS)[number];

/** The end of `${…}` in a text that starts with it: the brace that closes the first one. */
function closingBrace(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith('${', at)) depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0 && at > 0) return at;
  }
  throw new Error(`Not closed: ${text}`);
}

function apply(name: string, operator: Operator, text: string, variables: Variables): string {
  const value = variables[name];
  // Also where it is not taken: a demand in it then stops everything.
  const word = interpolate(text, variables);
  const isGiven = operator.startsWith(':') ? Boolean(value) : value !== undefined;
  switch (operator) {
    case ':-':
    case '-':
      return isGiven ? (value ?? '') : word;
    case ':+':
    case '+':
      return isGiven ? word : '';
    case ':?':
    case '?':
      if (isGiven) return value ?? '';
      throw new Error(`required variable ${name} is missing a value: ${word}`);
  }
}

function replaceBraced(inside: string, variables: Variables): string {
  const name = NAME.exec(inside)?.[0] ?? '';
  const rest = inside.slice(name.length);
  if (name && !rest) return variables[name] ?? '';
  const operator = OPERATORS.find((each) => rest.startsWith(each));
  if (!name || !operator) throw new Error(`Not a variable: \${${inside}}`);
  return apply(name, operator, rest.slice(operator.length), variables);
}

/**
 * Puts variables into a text as the Compose Specification has it (chapter Interpolation): `$NAME`, `${NAME}`,
 * defaults, replacements and demands, which may be nested; `$$` is a dollar. What the Specification
 * leaves open is as Compose 2.26 and 2.40 do it.
 * @throws for a variable that is demanded and missing, with the reason that the text gives
 */
export function interpolate(text: string, variables: Variables): string {
  const at = text.indexOf('$');
  if (at < 0) return text;
  const [before, rest] = [text.slice(0, at), text.slice(at)];
  const go = (value: string, length: number) => before + value + interpolate(rest.slice(length), variables);
  if (rest.startsWith('$$')) return go('$', 2);
  if (rest.startsWith('${')) {
    const end = closingBrace(rest);
    return go(replaceBraced(rest.slice(2, end), variables), end + 1);
  }
  const name = NAME.exec(rest.slice(1))?.[0];
  if (!name) throw new Error(`Not a variable: ${text}`);
  return go(variables[name] ?? '', name.length + 1);
}
