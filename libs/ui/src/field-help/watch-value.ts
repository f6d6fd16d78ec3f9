const LOOK_EVERY_MS = 250;

/** Sets a value as typing would: React sees a change that it did not make itself. */
export function enterValue(field: HTMLInputElement, value: string): void {
  // React remembers the last value that was set; the new one must differ from that.
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

/** All values are read before one is entered: React draws after each, and would empty the fields that it does not know of. */
function look(): void {
  const silent = [...watched].filter(({ field, seen }) => field.value !== seen);
  const values = silent.map(({ field }) => field.value);
  silent.forEach(({ field }, at) => enterValue(field, values[at] ?? ''));
}

/**
 * Reports each change of a field's value. Password managers, scripts and the browser's Back set one without an event: it is
 * found by looking, and reported to React as typed.
 * @returns ends the watching
 */
export function watchValue(field: HTMLInputElement, onChange: (value: string) => void): () => void {
  const own: Watched = { field, seen: field.value };
  const note = () => {
    if (field.value === own.seen) return;
    own.seen = field.value;
    onChange(own.seen);
  };
  field.addEventListener('input', note);
  watched.add(own);
  timer ??= setInterval(look, LOOK_EVERY_MS);
  return () => {
    field.removeEventListener('input', note);
    watched.delete(own);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
