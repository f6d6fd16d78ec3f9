import { BarePage, showAlone } from '@lectern/widget-build/alone';
import type { MountedWidget, QuestionnaireOptions } from '@lectern/widget-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mount } from '../src/mount.js';
import { type Choices, OptionControls, startingChoices } from './option-controls.js';

function AlonePage(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<MountedWidget<QuestionnaireOptions>>(null);
  const [choices, setChoices] = useState(startingChoices);
  const [log, setLog] = useState<string[]>([]);

  useEffect(() => {
    const tell = (line: string) => setLog((lines) => [line, ...lines]);
    const element = document.createElement('div');
    place.current?.append(element);
    widget.current = mount(element, {
      ...startingChoices,
      notify: ({ title }) => tell(`toast: ${title}`),
      onStep: ({ step, total }) => tell(`step: ${step} of ${total}`),
      onSubmitted: () => tell('submitted'),
    });
    return () => {
      widget.current?.unmount();
      element.remove();
    };
  }, []);

  function choose(chosen: Choices): void {
    setChoices(chosen);
    widget.current?.update(chosen);
  }

  return (
    <BarePage title="Legal questionnaire" log={log} place={place}>
      <OptionControls choices={choices} onChoose={choose} />
    </BarePage>
  );
}

showAlone(<AlonePage />);
