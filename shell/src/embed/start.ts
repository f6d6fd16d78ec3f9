import type { HostMessage } from '@lectern/embed-protocol';
import type { MountedWidget, WidgetModule } from '@lectern/widget-kit';
import { type FrameData, frameIds } from './frame-data.js';
import { dress } from './frame-looks.js';
import { lineToNobody, listenToHost } from './host-line.js';
import { mindLeaving } from './leaving.js';
import { reportSize } from './report-size.js';
import { fontsOrSoon, settled } from './settled.js';
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
const widgetModule = import('../widgets/widget-host.js').then(({ loadWidget }) => loadWidget(widget));
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
