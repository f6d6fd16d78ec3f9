/** HTML and its plain text. Parts only for the eye, such as pull quotes, have no plain text. */
export interface HtmlRun {
  html: string;
  plain: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

export function joinRuns(runs: readonly HtmlRun[], betweenPlain = ''): HtmlRun {
  return {
    html: runs.map(({ html }) => html).join(''),
    plain: runs.map(({ plain }) => plain).join(betweenPlain),
  };
}

export function wrapRun(tag: string, { html, plain }: HtmlRun, attributes = ''): HtmlRun {
  return { html: `<${tag}${attributes}>${html}</${tag}>`, plain };
}
