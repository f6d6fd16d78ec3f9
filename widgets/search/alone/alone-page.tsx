import { BarePage, showAlone } from '@lectern/widget-build/alone';
import type { MountedWidget, SearchOptions } from '@lectern/widget-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mount } from '../src/mount.js';
import { OptionControls, startingChoices } from './option-controls.js';

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
    <BarePage title="Search" log={log} place={place}>
      <OptionControls choices={choices} onChoose={setChoices} />
      <button type="button" onClick={() => setOpen(true)}>
        Open the search
      </button>
    </BarePage>
  );
}

showAlone(<AlonePage />);
