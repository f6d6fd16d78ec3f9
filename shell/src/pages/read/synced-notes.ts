import {
  type Highlight,
  type HighlightChange,
  mergeNotes,
  MAX_HIGHLIGHTS,
  MAX_HIGHLIGHTS_PER_REQUEST,
  type Place,
  activeHighlights,
} from '@lectern/reading-notes';

import type { Answer, Refusal, SentNotes } from './book-calls.js';
import type { ReadingNotes } from '@lectern/reading-notes';

export interface DeviceNotes {
  /** Random id for this browser and book. */
  device: string;
  here: Place | null;
  highlights: readonly HighlightChange[];
  /** Ids changed since the last successful sync. */
  unsent: readonly string[];
  isPlaceUnsent: boolean;
  /** Proof that the buyer's address was verified here; null until then. */
  proof: string | null;
  /** Time of the other device's position that the reader dismissed. */
  stayedAt: number;
}

interface Surroundings {
  send(notes: SentNotes): Promise<Answer<ReadingNotes>>;
  keep(notes: DeviceNotes): unknown;
  nowMs(): number;
  newId(): string;
}

interface ShownNotes {
  highlights: readonly Highlight[];
  here: Place | null;
  /** Later position on another device; null if there is none or it was dismissed. */
  elsewhere: Place | null;
  isProved: boolean;
}

/** Position and highlights of a book on this device. Synced with other devices once the address is verified. */
export class SyncedNotes {
  private notes: DeviceNotes;
  private elsewhere: Place | null = null;
  private running: Promise<Refusal | undefined> | null = null;
  /** On the first sync, receives before it sends the position: what was read here came before verification. */
  private isFirstMeeting = false;
  private shown: ShownNotes;
  private readonly listeners = new Set<() => void>();

  constructor(
    kept: DeviceNotes | undefined,
    private readonly around: Surroundings,
  ) {
    const device = around.newId();
    this.notes = kept ?? {
      ...{ device, here: null, highlights: [], unsent: [], isPlaceUnsent: false },
      ...{ proof: null, stayedAt: 0 },
    };
    this.shown = this.look();
  }

  /** Returns the same object until something changes. */
  readonly read = (): ShownNotes => this.shown;

  readonly subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen);
    return () => void this.listeners.delete(listen);
  };

  get hasUnsent(): boolean {
    const { proof, unsent, isPlaceUnsent } = this.notes;
    return proof !== null && (unsent.length > 0 || isPlaceUnsent);
  }

  moveTo({ cfi, fraction }: Pick<Place, 'cfi' | 'fraction'>): void {
    const here = { cfi, fraction, at: this.around.nowMs(), device: this.notes.device };
    this.change({ here, isPlaceUnsent: true });
  }

  /** @returns false if the maximum number is reached */
  add({ cfi, text }: Pick<Highlight, 'cfi' | 'text'>): boolean {
    if (this.shown.highlights.length >= MAX_HIGHLIGHTS) return false;
    if (!this.shown.highlights.some((known) => known.cfi === cfi))
      this.put({ id: this.around.newId(), cfi, text, at: this.around.nowMs() });
    return true;
  }

  remove(id: string): void {
    const known = this.notes.highlights.find((each) => each.id === id);
    if (known) this.put({ id, at: Math.max(this.around.nowMs(), known.at + 1), isRemoved: true });
  }

  /** Dismisses the other device's position for good. */
  stay(): void {
    const { elsewhere, notes } = this;
    this.elsewhere = null;
    this.change({ stayedAt: elsewhere?.at ?? notes.stayedAt });
    if (notes.here) this.moveTo(notes.here);
  }

  /** Starts syncing; all notes on this device count as changed. */
  prove(proof: string): void {
    const { highlights, here } = this.notes;
    this.isFirstMeeting = true;
    this.change({ proof, unsent: highlights.map(({ id }) => id), isPlaceUnsent: here !== null });
  }

  /** Syncs with the server, one request at a time. Resolves to the reason if it failed. */
  sync(): Promise<Refusal | undefined> {
    this.running ??= this.meet().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async meet(): Promise<Refusal | undefined> {
    for (;;) {
      const { proof, here, isPlaceUnsent, highlights, unsent } = this.notes;
      if (proof === null) return 'not-proved';
      const ids = new Set(unsent.slice(0, MAX_HIGHLIGHTS_PER_REQUEST));
      const batch = highlights.filter(({ id }) => ids.has(id));
      const isFirst = this.isFirstMeeting;
      const place = isPlaceUnsent && !isFirst ? here : null;
      const answer = await this.around.send({ proof, place, highlights: batch });
      if (!answer.isGood) {
        if (answer.why === 'not-proved') this.change({ proof: null });
        return answer.why;
      }
      this.take(answer.value, place, batch, ids);
      const isPlaceLeft = isFirst && this.notes.isPlaceUnsent;
      if (!isPlaceLeft && (this.notes.unsent.length === 0 || batch.length === 0)) return undefined;
    }
  }

  private take(met: ReadingNotes, place: Place | null, batch: readonly HighlightChange[], ids: Set<string>) {
    const { notes } = this;
    const merged = mergeNotes({ place: null, highlights: notes.highlights }, met, this.around.nowMs());
    // Changes made during the request stay unsent.
    const told = new Map(batch.map(({ id, at }) => [id, at]));
    const isNews = (id: string) =>
      !ids.has(id) || notes.highlights.find((each) => each.id === id)?.at !== (told.get(id) ?? -1);
    const latest = met.place;
    const isAnothers = latest !== null && latest.device !== notes.device && latest.at !== notes.stayedAt;
    const isLater = isAnothers && (this.isFirstMeeting || latest.at > (notes.here?.at ?? 0));
    this.elsewhere = isLater ? latest : null;
    // On the first sync the reader decides which position to use.
    const isAsked = this.isFirstMeeting && isLater;
    this.isFirstMeeting = false;
    const known = new Set(merged.highlights.map(({ id }) => id));
    this.change({
      highlights: merged.highlights,
      unsent: notes.unsent.filter((id) => isNews(id) && known.has(id)),
      isPlaceUnsent: notes.isPlaceUnsent && !isAsked && notes.here?.at !== place?.at,
    });
  }

  private put(change: HighlightChange): void {
    const { highlights, unsent } = this.notes;
    const merged = mergeNotes({ place: null, highlights }, { place: null, highlights: [change] }, change.at);
    this.change({ highlights: merged.highlights, unsent: [...new Set([...unsent, change.id])] });
  }

  private change(part: Partial<DeviceNotes>): void {
    this.notes = { ...this.notes, ...part };
    void this.around.keep(this.notes);
    this.shown = this.look();
    for (const listen of this.listeners) listen();
  }

  private look(): ShownNotes {
    const { highlights, here, proof } = this.notes;
    return {
      highlights: activeHighlights({ place: null, highlights }),
      here,
      elsewhere: this.elsewhere,
      isProved: proof !== null,
    };
  }
}
