/** A browser for these tests. Elements are found by XPath, the one method that both drivers share. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Types into the field or editor with a label. Waits for it, as all of these do. */
  fill(label: string, text: string): Promise<void>;
  /** Clicks a button or link whose text starts with `name`. */
  click(name: string): Promise<void>;
  /** Waits until a text is visible. */
  see(text: string): Promise<void>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

export const waitMs = 30_000;

const quoted = (text: string): string => `"${text.replaceAll('"', '')}"`;

export const fieldWithLabel = (label: string): string =>
  `//*[self::input or self::textarea or @role='textbox'][@id=//label[starts-with(normalize-space(.), ${quoted(label)})]/@for or ancestor::label[starts-with(normalize-space(.), ${quoted(label)})] or starts-with(@aria-label, ${quoted(label)})]`;

export const controlNamed = (name: string): string =>
  `//main//*[self::button or self::a][starts-with(normalize-space(.), ${quoted(name)})]`;

export const elementWithText = (text: string): string =>
  `//main//*[not(self::script or self::style)][text()[contains(normalize-space(.), ${quoted(text)})]]`;
