import path from 'node:path';

import type { Page } from '@playwright/test';
import { build } from 'vite';

declare global {
  interface Window {
    /** Set by the page. */
    editorPage: {
      /** HTML of the text. */
      html(): string;
      /** Markdown, if the text can be written as such. */
      markdown(): string | undefined;
      set(json: unknown): void;
    };
  }
}

const admin = path.resolve(import.meta.dirname, '../../admin');
const entry = 'src/editor/testing/editor-page.tsx';

const html = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>The editor</title>
    <script type="module" src="/editor-page/${script}"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

/** Files of a page that shows the dashboard's editor by itself, by name. */
async function bundle(): Promise<{ files: Map<string, string>; script: string }> {
  const result = await build({
    configFile: path.join(admin, 'vite.config.ts'),
    root: admin,
    base: '/editor-page/',
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: path.join(admin, entry) } },
  });
  const [built] = Array.isArray(result) ? result : [result];
  if (!built || !('output' in built)) throw new Error('The page was not built.');
  const chunks = built.output.map(
    (file) =>
      [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source).toString()] as const,
  );
  const main = built.output.find((file) => file.type === 'chunk' && file.isEntry);
  return { files: new Map(chunks), script: main?.fileName ?? '' };
}

let bundled: ReturnType<typeof bundle> | undefined;

/** Opens a page with the editor alone, under the dashboard's security policy. @param search its options, such as `?read-only` */
export async function openEditorPage(page: Page, search = ''): Promise<void> {
  const { files, script } = await (bundled ??= bundle());
  const policy = (await page.request.head('/admin')).headers()['content-security-policy'] ?? '';
  await page.route('**/editor-page/**', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/editor-page/', '');
    const body = files.get(name);
    if (body !== undefined) return route.fulfill({ body, contentType: 'text/javascript' });
    const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
    return route.fulfill({ body: html(script), headers });
  });
  await page.goto(`/editor-page/${search}`);
  await page.getByRole('textbox', { name: 'Text' }).waitFor();
}
