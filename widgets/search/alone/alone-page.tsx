import { GlobalStyle } from '@lectern/ui';
import { fontFaceCss } from '@lectern/ui/fonts';
import type { MountedWidget, SearchOptions } from '@lectern/widget-kit';
import { type ReactNode, StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle, styled } from 'styled-components';
import { mount } from '../src/mount.js';
import { OptionControls, startingChoices } from './option-controls.js';

/** The widget alone on a bare page, with its options as controls and what it tells its page as a list. */
function AlonePage(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<MountedWidget<SearchOptions>>(null);
  const [choices, setChoices] = useState(startingChoices);
  const [isOpen, setOpen] = useState(false);
  const [log, setLog] = useState<string[]>([]);
  const isThere = isOpen || choices.layout === 'inline';
  const { layout } = choices;

  useEffect(() => {
    if (!isThere) return undefined;
    const tell = (line: string) => setLog((lines) => [line, ...lines]);
    const element = document.createElement('div');
    place.current?.append(element);
    widget.current = mount(element, {
      ...startingChoices,
      layout,
      onChoose: (path) => {
        tell(`chosen: ${path}`);
        return true;
      },
      onClose: () => {
        tell('closed');
        setOpen(false);
      },
    });
    return () => {
      widget.current?.unmount();
      widget.current = null;
      element.remove();
    };
  }, [isThere, layout]);

  useEffect(() => widget.current?.update(choices), [choices, isThere]);

  return (
    <Columns>
      <GlobalStyle />
      <Typefaces />
      <Controls>
        <h1>Search</h1>
        <OptionControls choices={choices} onChoose={setChoices} />
        <button type="button" onClick={() => setOpen(true)}>
          Open the search
        </button>
        <h2>What the page is told</h2>
        <ol>
          {log.map((line, index) => (
            <li key={log.length - index}>{line}</li>
          ))}
        </ol>
      </Controls>
      <div ref={place} />
    </Columns>
  );
}

const Typefaces = createGlobalStyle`${fontFaceCss}`;

const Columns = styled.main`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 48px;
  max-inline-size: 72rem;
  margin: 32px auto;
  padding: 0 16px;
`;

const Controls = styled.section`
  display: grid;
  gap: 24px;
  align-content: start;
  font-family: var(--font-control);
`;

const page = document.getElementById('page');
if (page) {
  createRoot(page).render(
    <StrictMode>
      <AlonePage />
    </StrictMode>,
  );
}
