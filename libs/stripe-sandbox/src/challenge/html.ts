const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A template whose values are escaped; what another template made goes in as it is. */
export class Html {
  constructor(readonly text: string) {}
}

export function html(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  const shown = values.map((value) => (value instanceof Html ? value.text : escapeHtml(value)));
  return new Html(parts.map((part, index) => part + (shown[index] ?? '')).join(''));
}
