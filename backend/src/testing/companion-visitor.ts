import { eventually } from './eventually.js';
import type { RunningShop } from './running-shop.js';
import { type Answer, ApiSession } from './api-session.js';

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

/** A visitor of the legal companion, each with another IP address. */
export class CompanionVisitor extends ApiSession {
  readonly from: string;

  constructor(
    shop: RunningShop,
    readonly email: string,
  ) {
    sources += 1;
    const from = `10.7.${sources >> 8}.${sources & 255}`;
    super(shop, { 'x-forwarded-for': from });
    this.from = from;
  }

  answer<T = Made>(change: object = {}, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const body = { userEmail: this.email, ...WIZARD, ...change };
    return this.post<T>('/api/legal-companion/assessment', body, headers);
  }

  /** Answers the questionnaire embedded in another site. */
  answerEmbedded<T = Made>(change: object = {}, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.post<T>('/api/legal-assessments', { email: this.email, ...EMBEDDED, ...change }, headers);
  }

  async roadmap(headers: Record<string, string> = {}): Promise<Opened> {
    const { status, body } = await this.get<Opened>('/api/legal-companion/roadmap', headers);
    if (status !== 200) throw new Error(`The roadmap answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  change<T = Step>(id: string, change: object): Promise<Answer<T>> {
    return this.patch<T>(`/api/legal-companion/recommendations/${id}`, change);
  }

  /** Requests a code. @param emails number of codes to wait for. @returns the newest */
  async fetchCode(emails = 1): Promise<string> {
    await this.post('/api/legal-companion/access', { email: this.email });
    const mails = await eventually(`${emails} codes to ${this.email}`, async () => {
      const all = await this.mailsTo(this.email);
      const codes = all.filter(({ subject }) => subject?.startsWith('Your code'));
      return codes.length >= emails ? codes : undefined;
    });
    return /^\s*(\d{6})\s*$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  confirm<T>(code: string): Promise<Answer<T>> {
    return this.post<T>('/api/legal-companion/access/confirm', { email: this.email, code });
  }

  async prove(): Promise<void> {
    const { status } = await this.confirm(await this.fetchCode());
    if (status !== 200) throw new Error(`The code answered ${status}.`);
  }
}
