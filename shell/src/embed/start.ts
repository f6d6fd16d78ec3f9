import { type HostMessage, frameHeight, highestFramePx } from '@lectern/embed-protocol';
import type { MountedWidget, WidgetModule } from '@lectern/widget-kit';

import { type FrameData, frameIds } from './frame-data.js';
import { dress } from './frame-theme.js';
import { lineToNobody, listenToHost } from './host-connection.js';
import { frameWidgets, productOf } from './widget-options.js';

/** What was mounted, whatever it is told. */
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

// Fetched while the page around is still greeting. Whether it came is asked below.
const widgetModule = import('../islands/widgets/widget-host.js').then(({ loadWidget }) => loadWidget(widget));

widgetModule.catch(() => undefined);

let mounted: MountedWidget<never> | undefined;

let mode = 'inline';

const line = (isFramed ? listenToHost : lineToNobody)(hear);

const measure = reportSize(frame, (heightPx) => line.send({ type: 'size', heightPx }));

const leaving = mindLeaving(
  part('leaving') as HTMLDialogElement,
  (isLocked) => line.send({ type: isLocked ? 'locked' : 'unlocked' }),
  () => line.send({ type: 'close' }),
);

function hear(message: HostMessage): void {
  if (message.type === 'config') void begin(message);
  else if (message.type === 'theme') dress(message);
  else if (message.type === 'close') leaving.leave();
  else focusWidget();
}

async function begin(config: Extract<HostMessage, { type: 'config' }>): Promise<void> {
  if (mounted) return;
  mode = config.mode;
  const product = productOf({ data, config });
  if (product) way.href = product.path;
  const given = options({ data, config, tell: line.send, leave: leaving.leave, lock: leaving.lock });
  if (!given) return fail('unknown-product', data.words.unknownProductText);
  try {
    const mount = (await widgetModule).mount as AnyWidget;
    mounted = mount(place, given as never);
  } catch {
    return fail('widget-unavailable', data.words.failureText);
  }
  await Promise.all([settled(place), fontsOrSoon()]);
  measure();
  line.ready();
}

function fail(code: string, text: string): void {
  trouble.textContent = text;
  line.send({ type: 'error', code });
}

/** To the heading of what stands there now, from where Tab leads into it. */
function focusWidget(): void {
  window.focus();
  (place.querySelector<HTMLElement>('[tabindex="-1"]') ?? frame.querySelector('h1'))?.focus();
}

document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  // A dialog in here takes Escape for itself.
  if (key !== 'Escape' || defaultPrevented || mode !== 'dialog' || document.querySelector('dialog[open]'))
    return;
  leaving.leave();
});

/** What may end the stay of a visitor in a frame. */
interface Leaving {
  lock(isLocked: boolean): void;
  /** Leaves, after a question where something would be lost. */
  leave(): void;
}

/**
 * @param question the dialog that asks; its button for yes has the value `leave`
 * @param onLock called when it becomes one or the other
 */
function mindLeaving(
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
      // What was asked is settled: nothing would be lost any more.
      if (!locked && question.open) question.close('stay');
    },
    leave: () => {
      if (!isLocked) return onLeave();
      question.returnValue = '';
      if (!question.open) question.showModal();
    },
  };
}

/**
 * Tells of the wrapper's height whenever the height to report is another: the observer reports once a drawn frame, and
 * what does not show yet (height 0) is not told.
 *
 * @returns measures at once, for a frame that is out of sight, where nothing is drawn
 */
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

/** How long nothing may have changed for a widget to count as settled. */
const quietMs = 120;

/** How long a widget that keeps changing is waited for, from when it first shows something. */
const patienceMs = 1500;

/**
 * Resolves once a widget shows itself and stays as it is: it draws itself a moment after it is mounted, and again when
 * what it fetches has come. Never, while it shows nothing.
 */
function settled(element: HTMLElement): Promise<void> {
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
      patience ??= setTimeout(end, patienceMs);
      if (!element.querySelector('[aria-busy=true]')) quiet = setTimeout(end, quietMs);
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    look();
  });
}

/** How long a widget waits for its typefaces before it shows itself in those of the machine. */
const fontPatienceMs = 600;

/** Resolves when the typefaces of what is shown are there, so that nothing changes its size for their sake; or soon. */
async function fontsOrSoon(): Promise<void> {
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, fontPatienceMs))]);
}
