/** Something to wait for until a test lets go. */
export class Gate {
  readonly passage: Promise<void>;
  open!: () => void;

  constructor() {
    this.passage = new Promise((resolve) => (this.open = resolve));
  }

  static open(): Gate {
    const gate = new Gate();
    gate.open();
    return gate;
  }
}
