/** Source of a module that exports one value. `type` may have parameters: `Page<'blog'>`. */
export function constant(name: string, type: string, from: string, value: unknown): string {
  const [imported] = type.split('<');
  return `import type { ${imported} } from '${from}';\n\nexport const ${name}: ${type} = ${json(value)};\n`;
}

/** Source of a module that exports a list. */
export function list(name: string, type: string, from: string, values: readonly unknown[]): string {
  return `import type { ${type} } from '${from}';\n\nexport const ${name}: readonly ${type}[] = ${json(values)};\n`;
}

export function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
