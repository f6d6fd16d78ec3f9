const POLL_INTERVAL_MS = 250;

/** Sets a value as typing would, so that React notices the change. */
export function enterValue(field: HTMLInputElement, value: string): void {
  // React compares with the last value it saw, so the new one must differ.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Watched {
  field: HTMLInputElement;
  seen: string;
}

const watched = new Set<Watched>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Reads all values before entering one: React renders after each and would empty fields it does not know
 * about.
 */
function poll(): void {
  const silent = [...watched].filter(({ field, seen }) => field.value !== seen);
  const values = silent.map(({ field }) => field.value);
  silent.forEach(({ field }, at) => enterValue(field, values[at] ?? ''));
}

export interface ValueWatch {
  /** Call after React renders another value, which would otherwise be reported to React as typed. */
  rendered: () => void;
  stop: () => void;
}

/**
 * Reports each change of a field's value. Password managers, scripts, and the browser's Back button set
 * values without an event; polling finds them and reports them to React as typed.
 */
export function watchValue(field: HTMLInputElement, onChange: (value: string) => void): ValueWatch {
  const own: Watched = { field, seen: field.value };
  const note = () => {
    if (field.value === own.seen) return;
    own.seen = field.value;
    onChange(own.seen);
  };
  field.addEventListener('input', note);
  watched.add(own);
  timer ??= setInterval(poll, POLL_INTERVAL_MS);
  const stop = () => {
    field.removeEventListener('input', note);
    watched.delete(own);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  return { rendered: note, stop };
}
