import { saveDelayMs } from './roadmap-rules.js';

export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';

interface AutosaveSettings<Value> {
  kept: Value;
  isSame(one: Value, other: Value): boolean;
  save(value: Value): Promise<void>;
  onChange(saving: SaveState, error?: unknown): void;
}

/** Saves a value when the writer pauses: one request at a time, the latest value last. */
export class Autosave<Value> {
  private kept: Value;
  private latest: Value;
  private isSaving = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly settings: AutosaveSettings<Value>) {
    this.kept = settings.kept;
    this.latest = settings.kept;
  }

  change(value: Value): void {
    const { isSame, onChange } = this.settings;
    this.latest = value;
    clearTimeout(this.timer);
    if (this.isSaving) return;
    if (isSame(value, this.kept)) return onChange('saved');
    onChange('waiting');
    this.timer = setTimeout(() => this.saveNow(), saveDelayMs);
  }

  saveNow(): void {
    const { isSame, save, onChange } = this.settings;
    const { latest: sent } = this;
    clearTimeout(this.timer);
    if (this.isSaving || isSame(sent, this.kept)) return;
    this.isSaving = true;
    onChange('saving');
    save(sent).then(
      () => {
        this.isSaving = false;
        this.kept = sent;
        if (isSame(this.latest, sent)) onChange('saved');
        else this.saveNow();
      },
      (error: unknown) => {
        this.isSaving = false;
        onChange('failed', error);
      },
    );
  }
}
