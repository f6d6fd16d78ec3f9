import { eventually } from './eventually.js';
import type { RunningShop } from './running-shop.js';
import { type Answer, ShopVisitor } from './shop-visitor.js';

export const WIZARD = {
  legalSituation: 'bankruptcy',
  urgencyLevel: 'within_month',
  experienceLevel: 'no_experience',
  specificConcerns: ['debt management', 'legal procedures'],
  preferredLearningStyle: 'checklists',
  budgetConsiderations: 'limited',
};

export const EMBEDDED = {
  name: 'Ruth Weaver',
  legalSituation: 'debt-management',
  urgencyLevel: 'soon',
  timelineNeeded: 'this-month',
  previousExperience: 'some',
  currentRepresentation: 'none',
  primaryConcerns: ['managing debt', 'family effects'],
  learningStyle: 'reading',
  preferredFormat: 'templates',
  budgetRange: 'minimal',
  timeCommitment: 'moderate',
  additionalNeeds: 'Large print, please.\nThank you.',
};

export interface Step {
  id: string;
  topicId: string;
  title: string;
  priority: string;
  why: string;
  status: string;
  notes: string;
  timeSpentMinutes: number;
  completedAt: string | null;
}

export interface Made {
  id: string;
  recommendations: Step[];
  keptUntil: string;
  accessToken?: string;
}

export interface Opened {
  isProven: boolean;
  emails: string[];
  assessments: { id: string; answers: Record<string, unknown>; keptUntil: string; recommendations: Step[] }[];
  bookmarks: { id: string; title: string; topicId: string | null; tags: string[]; description: string }[];
}

export interface Refusal {
  detail: string;
  code?: string;
  errors?: { field: string; message: string }[];
}

let sources = 0;

/** Somebody before the legal companion, in a browser that keeps its cookie, each at home in another network. */
export class CompanionVisitor {
  cookie = '';
  readonly from: string;

  constructor(
    private readonly shop: RunningShop,
    readonly email: string,
  ) {
    sources += 1;
    this.from = `10.7.${sources >> 8}.${sources & 255}`;
  }

  async ask<T>(
    method: string,
    address: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.shop.url}/api/${address}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': this.from,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const given = response.headers.get('set-cookie');
    if (given) this.cookie = given.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text ? JSON.parse(text) : text) as T,
    };
  }

  /** Answers the wizard. */
  answer<T = Made>(change: object = {}, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const body = { userEmail: this.email, ...WIZARD, ...change };
    return this.ask<T>('POST', 'legal-companion/assessment', body, headers);
  }

  /** Answers the questionnaire on somebody else's page. */
  answerEmbedded<T = Made>(change: object = {}, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.ask<T>('POST', 'legal-assessments', { email: this.email, ...EMBEDDED, ...change }, headers);
  }

  async roadmap(headers: Record<string, string> = {}): Promise<Opened> {
    const { status, body } = await this.ask<Opened>('GET', 'legal-companion/roadmap', undefined, headers);
    if (status !== 200) throw new Error(`The roadmap answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  change<T = Step>(id: string, change: object): Promise<Answer<T>> {
    return this.ask<T>('PATCH', `legal-companion/recommendations/${id}`, change);
  }

  /** Asks for a code. @returns what the newest of so many letters says */
  async fetchCode(emails = 1): Promise<string> {
    await this.ask('POST', 'legal-companion/access', { email: this.email });
    const mails = await eventually(`${emails} codes to ${this.email}`, async () => {
      const all = await new ShopVisitor(this.shop).mailsTo(this.email);
      const codes = all.filter(({ subject }) => subject?.startsWith('Your code'));
      return codes.length >= emails ? codes : undefined;
    });
    return /^\s*(\d{6})\s*$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  confirm<T>(code: string): Promise<Answer<T>> {
    return this.ask<T>('POST', 'legal-companion/access/confirm', { email: this.email, code });
  }

  /** Opens everything of their address by a mailed code. */
  async prove(): Promise<void> {
    const { status } = await this.confirm(await this.fetchCode());
    if (status !== 200) throw new Error(`The code answered ${status}.`);
  }
}
