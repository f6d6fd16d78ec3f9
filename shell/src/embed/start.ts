import { type HostMessage, frameHeight, highestFramePx } from '@lectern/embed-protocol';
import type { MountedWidget, WidgetModule } from '@lectern/widget-kit';

import { type FrameData, frameIds } from './frame-data.js';
import { applyTheme } from './frame-theme.js';
import { standaloneConnection, connectToHost } from './host-connection.js';
import { frameWidgets, productOf } from './widget-options.js';
import { fontTimeoutMs, maxSettleMs, quietMs } from './frame-rules.js';

type AnyWidget = WidgetModule<never>['mount'];

function part(id: keyof typeof frameIds): HTMLElement {
  const element = document.getElementById(frameIds[id]);
  if (!element) throw new Error(`This frame has no element #${frameIds[id]}.`);
  return element;
}

const data = JSON.parse(part('data').textContent) as FrameData;

const { widget, options } = frameWidgets[data.name];

const isFramed = window.parent !== window;

document.documentElement.classList.toggle('framed', isFramed);

const [frame, place, trouble, way] = (['frame', 'widget', 'trouble', 'way'] as const).map(part) as [
  HTMLElement,
  HTMLElement,
  HTMLElement,
  HTMLAnchorElement,
];

// Starts loading during the greeting; failures are handled below.
const widgetModule = import('../islands/widgets/widget-host.js').then(({ loadWidget }) => loadWidget(widget));

widgetModule.catch(() => undefined);

let mounted: MountedWidget<never> | undefined;

let mode = 'inline';

const connection = (isFramed ? connectToHost : standaloneConnection)(hear);

const measure = reportSize(frame, (heightPx) => connection.send({ type: 'size', heightPx }));

const leaving = confirmLeaving(
  part('leaving') as HTMLDialogElement,
  (isLocked) => connection.send({ type: isLocked ? 'locked' : 'unlocked' }),
  () => connection.send({ type: 'close' }),
);

function hear(message: HostMessage): void {
  if (message.type === 'config') void begin(message);
  else if (message.type === 'theme') applyTheme(message, data.schemes);
  else if (message.type === 'close') leaving.leave();
  else focusWidget();
}

async function begin(config: Extract<HostMessage, { type: 'config' }>): Promise<void> {
  if (mounted) return;
  mode = config.mode;
  const product = productOf({ data, config });
  if (product) way.href = product.path;
  const given = options({ data, config, tell: connection.send, leave: leaving.leave, lock: leaving.lock });
  if (!given) return fail('unknown-product', data.words.unknownProductText);
  try {
    const mount = (await widgetModule).mount as AnyWidget;
    mounted = mount(place, given as never);
  } catch {
    return fail('widget-unavailable', data.words.failureText);
  }
  await Promise.all([whenStable(place), waitForFonts()]);
  measure();
  connection.ready();
}

function fail(code: string, text: string): void {
  trouble.textContent = text;
  connection.send({ type: 'error', code });
}

function focusWidget(): void {
  window.focus();
  (place.querySelector<HTMLElement>('[tabindex="-1"]') ?? frame.querySelector('h1'))?.focus();
}

document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  // An open dialog inside the widget handles Escape itself.
  if (key !== 'Escape' || defaultPrevented || mode !== 'dialog' || document.querySelector('dialog[open]'))
    return;
  leaving.leave();
});

interface Leaving {
  lock(isLocked: boolean): void;
  /** Leaves, after confirmation if something would be lost. */
  leave(): void;
}

/** `onLock` is called when the lock changes. The confirm button of `question` has the value `leave`. */
function confirmLeaving(
  question: HTMLDialogElement,
  onLock: (isLocked: boolean) => void,
  onLeave: () => void,
): Leaving {
  let isLocked = false;
  question.addEventListener('close', () => {
    if (question.returnValue === 'leave') onLeave();
  });
  return {
    lock: (locked) => {
      if (locked === isLocked) return;
      isLocked = locked;
      onLock(locked);
      // Unlocked: nothing would be lost, so the question closes.
      if (!locked && question.open) question.close('stay');
    },
    leave: () => {
      if (!isLocked) return onLeave();
      question.returnValue = '';
      if (!question.open) question.showModal();
    },
  };
}

/** Reports the height, at most once a frame; 0 means hidden. The result measures at once, also out of view. */
function reportSize(wrapper: HTMLElement, tell: (heightPx: number) => void): () => void {
  let toldPx = 0;
  const measure = () => {
    const { height } = wrapper.getBoundingClientRect();
    const heightPx = frameHeight(height);
    document.documentElement.classList.toggle('tall', height > highestFramePx);
    if (height === 0 || heightPx === toldPx) return;
    toldPx = heightPx;
    tell(heightPx);
  };
  new ResizeObserver(measure).observe(wrapper);
  return measure;
}

/** Resolves once a widget has content and no longer changes. Never resolves while it is empty. */
function whenStable(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(patience);
      resolve();
    };
    const look = () => {
      clearTimeout(quiet);
      if (element.getBoundingClientRect().height === 0) return;
      patience ??= setTimeout(end, maxSettleMs);
      if (!element.querySelector('[aria-busy=true]')) quiet = setTimeout(end, quietMs);
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    look();
  });
}

async function waitForFonts(): Promise<void> {
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, fontTimeoutMs))]);
}
