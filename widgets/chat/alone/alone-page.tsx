import { GlobalStyle } from '@lectern/ui';
import { fontFaceCss } from '@lectern/ui/fonts';
import type { ChatOptions, MountedWidget } from '@lectern/widget-kit';
import { type ReactNode, StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle, styled } from 'styled-components';
import { mount } from '../src/mount.js';
import { type Choices, OptionControls, startingChoices } from './option-controls.js';

type Told = Pick<ChatOptions, 'onNavigate' | 'onClose'>;

/** The widget alone on a bare page, with its options as controls and what it tells its page as a list. */
function AlonePage(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<MountedWidget<ChatOptions>>(null);
  const [choices, setChoices] = useState(startingChoices);
  const [log, setLog] = useState<string[]>([]);
  const { layout } = choices;

  function choose(chosen: Choices): void {
    setChoices(chosen);
    widget.current?.update(chosen);
  }

  // Another layout is another place on the page.
  useEffect(() => {
    const tell = (line: string) => setLog((lines) => [line, ...lines]);
    const told: Told = {
      onNavigate: (path) => {
        tell(`navigate: ${path.slice(0, 60)}`);
        return true;
      },
      onClose: () => {
        tell('close');
        setChoices((all) => ({ ...all, isOpen: false }));
        widget.current?.update({ isOpen: false });
      },
    };
    const element = document.createElement('div');
    element.style.blockSize = layout === 'inline' ? '36rem' : '';
    place.current?.append(element);
    widget.current = mount(element, { ...startingChoices, layout, ...told });
    return () => {
      widget.current?.unmount();
      element.remove();
    };
  }, [layout]);

  return (
    <Columns>
      <GlobalStyle />
      <Typefaces />
      <Controls>
        <h1>Chat</h1>
        <OptionControls choices={choices} onChoose={choose} />
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
  max-inline-size: 64rem;
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
