import { fetchWithDeadline } from '@lectern/widget-kit';
import { from } from '@lectern/ui';
import { useMemo, useState, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import { ChoicesForm } from './choices-form.js';
import { CopiedLines } from './copied-lines.js';
import type { EmbeddableBook, EmbedsWords } from './embeds.words.js';
import { type Choices, snippetOf, spaceRuleOf, startingChoices, attributesOf } from './snippet.js';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-8);
  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    align-items: start;
  }
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-heading-3);
  }
  h3 {
    margin-block: var(--space-4) var(--space-1);
    font-size: var(--text-heading-4);
  }
`;

const Wide = styled.section`
  ${from.desktop} {
    grid-column: 1 / -1;
  }
`;

const Room = styled.div`
  min-height: 50rem;
  margin-top: var(--space-2);
  @media (scripting: none) {
    display: none;
  }
`;

const Held = styled.label`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  min-height: 2.75rem;
  margin-top: var(--space-1);
  font: 600 1rem/1.4 var(--font-control);
  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: var(--color-accent);
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Lead = styled.p`
  max-width: 44rem;
  margin-bottom: var(--space-2);
`;

const Hint = styled.p`
  max-width: 44rem;
  color: var(--color-muted);
  font-size: 1rem;
`;

interface EmbedMakerProps {
  words: Pick<EmbedsWords, 'form' | 'preview' | 'snippet' | 'links' | 'linkPaths' | 'schemes'>;
  books: readonly EmbeddableBook[];
  publicUrl: string;
}

function Maker({ words, books, publicUrl }: EmbedMakerProps) {
  const { form, preview, snippet, links, linkPaths, schemes } = words;
  const [choices, setChoices] = useState<Choices>({
    ...startingChoices,
    element: form.widgets[0]?.[0] ?? startingChoices.element,
    product: books[0]?.name ?? '',
  });
  const [isHeld, setHeld] = useState(false);
  const release = useRelease(isHeld);

  const { element, product } = choices;
  const { title = '' } = books.find(({ name }) => name === product) ?? {};
  const link = useMemo(
    () =>
      element === 'buy'
        ? { href: `/${product}`, label: links.buy.replace('{title}', title) }
        : { href: linkPaths[element], label: links[element] },
    [element, product, title, links, linkPaths],
  );
  const copying = {
    copyLabel: snippet.copyLabel,
    copiedText: snippet.copiedText,
    failedText: snippet.copyFailedText,
  };
  return (
    <Layout>
      <section aria-labelledby="choose">
        <h2 id="choose">{form.heading}</h2>
        <ChoicesForm
          words={form}
          books={books}
          choices={choices}
          schemes={schemes}
          onChoose={(changed) => setChoices((before) => ({ ...before, ...changed }))}
        />
      </section>
      <section aria-labelledby="see">
        <h2 id="see">{preview.heading}</h2>
        <p>{preview.text}</p>
        <Room>
          <LivePreview choices={choices} link={link} />
        </Room>
      </section>
      <Wide aria-labelledby="copy">
        <h2 id="copy">{snippet.heading}</h2>
        <Lead>{snippet.text}</Lead>
        <CopiedLines
          label={snippet.heading}
          text={snippetOf(choices, { origin: publicUrl, link, release })}
          {...copying}
        />
        <Held>
          <input type="checkbox" checked={isHeld} onChange={({ target }) => setHeld(target.checked)} />
          {snippet.integrityLabel}
        </Held>
        <Hint>{snippet.integrityHint}</Hint>
        {choices.mode === 'inline' ? (
          <>
            <h3>{snippet.spaceHeading}</h3>
            <Lead>{snippet.spaceText}</Lead>
            <CopiedLines label={snippet.spaceHeading} text={spaceRuleOf(choices)} {...copying} />
          </>
        ) : null}
      </Wide>
    </Layout>
  );
}

export const EmbedMaker = island('embed-maker', Maker);

const loaderPath = '/embed/v1.js';

/** Loads the embed loader as any host page does; idempotent. */
function includeLoader(): void {
  if (document.querySelector(`script[src="${loaderPath}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = loaderPath;
  document.head.append(script);
}

interface LivePreviewProps {
  choices: Choices;
  link: { href: string; label: string };
}

/** Preview with the real element. Changes of the theme update it in place. */
function LivePreview({ choices, link }: LivePreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const { element: name } = choices;
  useEffect(() => {
    includeLoader();
    const element = document.createElement(`lectern-${name}`);
    place.current?.replaceChildren(element);
    return () => element.remove();
  }, [name]);

  useEffect(() => {
    const element = place.current?.firstElementChild;
    if (!element) return;
    const anchor = document.createElement('a');
    anchor.href = link.href;
    anchor.textContent = link.label;
    element.replaceChildren(anchor);
    const wanted = new Map(attributesOf(choices));
    for (const attribute of [...element.attributes]) {
      if (!wanted.has(attribute.name)) element.removeAttribute(attribute.name);
    }
    for (const [attribute, value] of wanted) element.setAttribute(attribute, value);
  }, [choices, link.href, link.label]);

  return <div ref={place} />;
}

interface LoaderRelease {
  file: string;
  integrity: string;
}

function isRelease(value: unknown): value is LoaderRelease {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'file' in value &&
    typeof value.file === 'string' &&
    'integrity' in value &&
    typeof value.integrity === 'string'
  );
}

/** Release data of the loader, loaded on demand; null before, and on error. */
function useRelease(isWanted: boolean): LoaderRelease | null {
  const [release, setRelease] = useState<LoaderRelease | null>(null);
  useEffect(() => {
    if (!isWanted || release) return;
    fetchWithDeadline('/embed/loader.json')
      .then((response) => response.json())
      .then((told: unknown) => setRelease(isRelease(told) ? told : null))
      .catch(() => setRelease(null));
  }, [isWanted, release]);
  return isWanted ? release : null;
}
