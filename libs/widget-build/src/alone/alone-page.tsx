import type { Mount, MountedWidget } from '@lectern/widget-kit';
import { type ReactNode, StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BarePage } from './bare-page.js';
import { type Controls, OptionControls } from './option-controls.js';

export interface AloneWidget<Options extends object, Choices extends Partial<Options>> {
  title: string;
  mount: Mount<Options>;
  /** Initial values of the options with controls. */
  start: Choices;
  controls: Controls<Choices>;
  /** Callback options. */
  callbacks(page: PageOfOne<Choices>): Omit<Options, keyof Choices>;
  /** Options that require a new mount. */
  remounts?: readonly (keyof Choices)[];
  /** CSS of the element for the widget. */
  place?: (choices: Choices) => string;
}

/** Actions on the demo page for a widget's callbacks. */
export interface PageOfOne<Choices> {
  tell(line: string): void;
  choose(change: Partial<Choices>): void;
  /** Unmounts the widget until it is requested again. */
  close(): void;
}

function AlonePage<Options extends object, Choices extends Partial<Options>>(
  widget: AloneWidget<Options, Choices>,
): ReactNode {
  const { title, mount, start, controls, callbacks, remounts = [], place: looks } = widget;
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedWidget<Options>>(null);
  const choices = useRef(start);
  const [shown, setShown] = useState(start);
  const [isThere, setThere] = useState(true);
  const [log, setLog] = useState<string[]>([]);

  function choose(change: Partial<Choices>): void {
    choices.current = { ...choices.current, ...change };
    setShown(choices.current);
    mounted.current?.update(choices.current as Partial<Options>);
  }

  const placed = remounts.map((name) => String(shown[name])).join();
  useEffect(() => {
    if (!isThere) return undefined;
    const element = document.createElement('div');
    element.style.cssText = looks?.(choices.current) ?? '';
    place.current?.append(element);
    const told = callbacks({
      tell: (line) => setLog((lines) => [line, ...lines]),
      choose,
      close: () => setThere(false),
    });
    mounted.current = mount(element, { ...choices.current, ...told } as unknown as Options);
    return () => {
      mounted.current?.unmount();
      mounted.current = null;
      element.remove();
    };
  }, [isThere, placed, mount, callbacks, looks]);

  return (
    <BarePage title={title} log={log} place={place}>
      <OptionControls controls={controls} choices={shown} onChoose={choose} />
      {isThere ? null : (
        <button type="button" onClick={() => setThere(true)}>
          Open it again
        </button>
      )}
    </BarePage>
  );
}

/** Shows a widget on its own page (index.html), with controls for its options. */
export function showAlone<Options extends object, Choices extends Partial<Options>>(
  widget: AloneWidget<Options, Choices>,
): void {
  const element = document.getElementById('page');
  if (!element) return;
  createRoot(element).render(
    <StrictMode>
      <AlonePage {...widget} />
    </StrictMode>,
  );
}
