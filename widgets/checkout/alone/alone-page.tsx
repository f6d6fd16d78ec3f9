import { BarePage, showAlone } from '@lectern/widget-build/alone';
import type { CheckoutOptions, MountedWidget, Toast } from '@lectern/widget-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mount } from '../src/mount.js';
import { type Choices, OptionControls, startingChoices } from './option-controls.js';

type Told = Pick<CheckoutOptions, 'notify' | 'onStep' | 'onPurchased' | 'onClose'>;

function AlonePage(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<MountedWidget<CheckoutOptions>>(null);
  const [choices, setChoices] = useState(startingChoices);
  const [log, setLog] = useState<string[]>([]);

  useEffect(() => {
    const tell = (line: string) => setLog((lines) => [line, ...lines]);
    const told: Told = {
      notify: ({ title, description }: Toast) => tell(`toast: ${title} ${description ?? ''}`),
      onStep: (step) => tell(`step: ${step}`),
      onPurchased: ({ orderRef }) => tell(`purchased: ${orderRef}`),
      onClose: () => tell('close'),
    };
    const element = document.createElement('div');
    place.current?.append(element);
    widget.current = mount(element, { ...startingChoices, ...told });
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
    <BarePage title="Checkout" log={log} place={place}>
      <OptionControls choices={choices} onChoose={choose} />
    </BarePage>
  );
}

showAlone(<AlonePage />);
