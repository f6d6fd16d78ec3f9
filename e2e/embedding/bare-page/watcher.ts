/**
 * Runs first on the bare page and counts what scripts start and do not end: listeners on window and document, timers,
 * animation frames, observers. `window.leftovers()` lists what is open.
 */
declare global {
  interface Window {
    leftovers(): string[];
    /** An animation frame that is not counted. */
    nextFrame(): Promise<void>;
  }
}

const open = new Map<string, number>();

function add(what: string): void {
  open.set(what, (open.get(what) ?? 0) + 1);
}

function end(what: string): void {
  const left = (open.get(what) ?? 0) - 1;
  if (left > 0) open.set(what, left);
  else open.delete(what);
}

const isCapture = (options: unknown) =>
  typeof options === 'object'
    ? Boolean(options && 'capture' in options && options.capture)
    : options === true;

function watchListeners(target: EventTarget, name: string): void {
  const { addEventListener, removeEventListener } = target;
  const known = new Map<unknown, Set<string>>();
  const keyOf = (type: string, options: unknown) => `${type}${isCapture(options) ? ' (capture)' : ''}`;
  const drop = (listener: unknown, key: string) => {
    if (known.get(listener)?.delete(key)) end(`${name} listens to ${key}`);
  };
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ) => {
    const key = keyOf(type, options);
    const keys = known.get(listener) ?? new Set();
    if (listener && !keys.has(key)) {
      add(`${name} listens to ${key}`);
      known.set(listener, keys.add(key));
      const { once = false, signal }: AddEventListenerOptions = typeof options === 'object' ? options : {};
      if (once) addEventListener.call(target, type, () => drop(listener, key), options);
      signal?.addEventListener('abort', () => drop(listener, key));
    }
    addEventListener.call(target, type, listener, options);
  };
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: EventListenerOptions | boolean,
  ) => {
    drop(listener, keyOf(type, options));
    removeEventListener.call(target, type, listener, options);
  };
}

const numbers = (name: string) => {
  const running = new Set<unknown>();
  return {
    begin: <Id>(id: Id): Id => {
      running.add(id);
      add(name);
      return id;
    },
    end: (id: unknown) => {
      if (running.delete(id)) end(name);
    },
  };
};

const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
const { requestAnimationFrame, cancelAnimationFrame } = window;
window.nextFrame = () => new Promise((resolve) => void requestAnimationFrame.call(window, () => resolve()));

const timers = numbers('a timer');
Object.assign(window, {
  setTimeout: (run: () => void, delayMs?: number, ...given: unknown[]) => {
    const fire = () => {
      timers.end(id);
      Reflect.apply(run, window, given);
    };
    const id: unknown = Reflect.apply(setTimeout, window, [fire, delayMs]);
    return timers.begin(id);
  },
  setInterval: (...given: unknown[]) => timers.begin<unknown>(Reflect.apply(setInterval, window, given)),
  clearTimeout: (id?: number) => {
    timers.end(id);
    clearTimeout.call(window, id);
  },
  clearInterval: (id?: number) => {
    timers.end(id);
    clearInterval.call(window, id);
  },
});

const frames = numbers('a frame');
window.requestAnimationFrame = (run) => {
  const id = requestAnimationFrame.call(window, (now) => {
    frames.end(id);
    run(now);
  });
  return frames.begin(id);
};
window.cancelAnimationFrame = (id) => {
  frames.end(id);
  cancelAnimationFrame.call(window, id);
};

interface Observer {
  observe(...what: unknown[]): void;
  unobserve?(target: unknown): void;
  disconnect(): void;
}

function watchObserver(name: string, prototype: Observer): void {
  const { observe, unobserve, disconnect } = prototype;
  const watching = new WeakMap<Observer, Set<unknown>>();
  const drop = (observer: Observer, targets: readonly unknown[]) => {
    for (const target of targets) if (watching.get(observer)?.delete(target)) end(name);
  };
  prototype.observe = function (this: Observer, ...what) {
    const targets = watching.get(this) ?? new Set();
    if (!targets.has(what[0])) add(name);
    watching.set(this, targets.add(what[0]));
    observe.apply(this, what);
  };
  if (unobserve) {
    prototype.unobserve = function (this: Observer, target) {
      drop(this, [target]);
      unobserve.call(this, target);
    };
  }
  prototype.disconnect = function (this: Observer) {
    drop(this, [...(watching.get(this) ?? [])]);
    disconnect.call(this);
  };
}

watchListeners(window, 'the window');
watchListeners(document, 'the document');
watchObserver('a MutationObserver', MutationObserver.prototype as Observer);
watchObserver('a ResizeObserver', ResizeObserver.prototype as Observer);
watchObserver('an IntersectionObserver', IntersectionObserver.prototype as Observer);

window.leftovers = () => [...open].map(([what, count]) => `${what} × ${count}`).sort();

export {};
