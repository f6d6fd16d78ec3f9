/** Where what was written stands: not sent yet, under way, kept, or refused. */
export type Saving = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';

interface AutosaveSettings<Value> {
  /** What is kept already. */
  kept: Value;
  isSame(one: Value, other: Value): boolean;
  save(value: Value): Promise<void>;
  /** Told of every step; with what went wrong, where it did. */
  onChange(saving: Saving, error?: unknown): void;
  /** How long somebody pauses before it is saved. */
  delayMs?: number;
}

/** Saves what is written when the writer pauses: one call at a time, and the newest last. */
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
    const { delayMs = 800, isSame, onChange } = this.settings;
    this.latest = value;
    clearTimeout(this.timer);
    if (this.isSaving) return;
    if (isSame(value, this.kept)) return onChange('saved');
    onChange('waiting');
    this.timer = setTimeout(() => this.saveNow(), delayMs);
  }

  /** Without waiting for a pause; nothing where all is kept. */
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
