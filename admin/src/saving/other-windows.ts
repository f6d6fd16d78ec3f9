const CHANNEL = 'lectern-saved';

interface Saved {
  owner: string;
  revision: number;
}

/** Connects windows of this browser that edit the same text. */
export class OtherWindows {
  private readonly channel = new BroadcastChannel(CHANNEL);

  /** @param onSaved called after another window saved the text */
  constructor(
    private readonly owner: string,
    onSaved: (revision: number) => void,
  ) {
    this.channel.onmessage = ({ data }: MessageEvent<Saved>) => {
      if (data.owner === owner) onSaved(data.revision);
    };
  }

  announce(revision: number): void {
    this.channel.postMessage({ owner: this.owner, revision } satisfies Saved);
  }

  close(): void {
    this.channel.close();
  }
}
