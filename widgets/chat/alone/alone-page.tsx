import { BarePage, showAlone } from '@lectern/widget-build/alone';
import type { ChatOptions, MountedWidget } from '@lectern/widget-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mount } from '../src/mount.js';
import { type Choices, OptionControls, startingChoices } from './option-controls.js';

type Told = Pick<ChatOptions, 'onNavigate' | 'onClose'>;

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
    <BarePage title="Chat" log={log} place={place}>
      <OptionControls choices={choices} onChoose={choose} />
    </BarePage>
  );
}

showAlone(<AlonePage />);
