/** Answers the questions of the first run, as a browser without scripts does. */
export class SetupVisitor {
  cookie = '';

  constructor(
    readonly url: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  async open(path: string): Promise<{ status: number; text: string; location: string | null }> {
    const response = await fetch(this.url + path, { headers: this.sent(), redirect: 'manual' });
    return this.read(response);
  }

  /** Sends a form with the revision that its page shows. */
  async answer(step: string, values: Record<string, string>, files: readonly File[] = []) {
    const { text } = await this.open(`/setup/${step}`);
    return this.send(step, { ...values, revision: revisionIn(text) }, files);
  }

  async send(step: string, values: Record<string, string>, files: readonly File[] = []) {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.append(name, value);
    for (const file of files) body.append('files', file);
    const response = await fetch(`${this.url}/setup/${step}`, {
      method: 'POST',
      body,
      headers: this.sent(),
      redirect: 'manual',
    });
    return this.read(response);
  }

  private sent(): Record<string, string> {
    return { ...this.headers, ...(this.cookie ? { cookie: this.cookie } : {}) };
  }

  private async read(response: Response) {
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('location'),
    };
  }
}

export const revisionIn = (page: string): string => /name="revision" value="(\d+)"/.exec(page)?.[1] ?? '';
