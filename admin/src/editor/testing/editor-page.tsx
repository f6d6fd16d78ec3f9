import { isWritable, schema, writeMarkdown } from '@lectern/rich-text';
import { adminCss } from '@lectern/ui/admin-css';
import { standardLook } from '@lectern/ui/tokens';
import { ToastViewport } from '@lectern/ui/toast-viewport';
import { QueryClientProvider } from '@tanstack/react-query';
import { DOMSerializer, Node } from 'prosemirror-model';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../query-client.js';
import { type Feature, FEATURES, RichTextEditor } from '../index.js';

declare global {
  interface Window {
    editorPage: typeof editorPage;
  }
}

const empty = schema.topNodeType.createAndFill();
if (!empty) throw new Error('The schema has no empty document.');

let current: Node = empty;
let show: (doc: Node) => void = () => undefined;

/** HTML of the text in the editor, without the attributes that say nothing about its content. */
function html(): string {
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(current.content));
  return holder.innerHTML.replaceAll(' dir="auto"', '').replaceAll('=""', '');
}

/** For journeys: what a page of the dashboard does with the editor. */
const editorPage = {
  html,
  /** Markdown of the text, if it can be written as such. */
  markdown: () => (isWritable(current) ? writeMarkdown(current) : undefined),
  set: (json: unknown) => show(Node.fromJSON(schema, json)),
};
window.editorPage = editorPage;

const query = new URLSearchParams(location.search);
const features = query.get('features')?.split(' ') as Feature[] | undefined;

function Page() {
  const [doc, setDoc] = useState(current);
  useEffect(() => {
    show = setDoc;
  }, []);
  return (
    <main>
      <button type="button">Before</button>
      <RichTextEditor
        label="Text"
        doc={doc}
        onChange={(next) => {
          current = next;
        }}
        features={features ?? FEATURES}
        isReadOnly={query.has('read-only')}
        books={[{ id: 'finding-peace', title: 'Finding Peace' }]}
      />
      <button type="button">After</button>
      <ToastViewport at="bottom" />
    </main>
  );
}

// The dashboard's policy allows no style elements.
const style = new CSSStyleSheet();
style.replaceSync(adminCss(standardLook));
document.adoptedStyleSheets.push(style);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
}
