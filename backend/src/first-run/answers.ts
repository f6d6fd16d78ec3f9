import { createHmac, randomBytes } from 'node:crypto';

import type { Draft } from './draft.js';
import type { DraftStore } from './draft-store.js';
import { isOpen, nextStep, type Step, STEPS } from './first-run-rules.js';
import { questions } from './questions/index.js';
import type { Asked, Faults, Form, Values } from './questions/question.js';

/** `again`: the question is shown again, with faults or because another window answered it. */
export type Outcome =
  | { kind: 'next'; step: Step }
  | { kind: 'again'; values: Values; faults: Faults }
  | { kind: 'changed' }
  | { kind: 'unfinished'; error: unknown }
  | { kind: 'finished' };

type Visitor = Omit<Asked, 'draft' | 'pathOf'>;

const following = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step;

/** The answers, given one at a time. Each form carries the revision that it shows, so that two windows cannot mix. */
export class Answers {
  isFinished = false;
  private last: Promise<unknown> = Promise.resolve();
  private lastForm = '';
  private readonly formKey = randomBytes(32);

  private constructor(
    private readonly store: DraftStore,
    private current: Draft,
    private readonly finish: (draft: Draft) => Promise<void>,
  ) {}

  /** @param finish opens the site with the answers; after an error the last question can be answered again */
  static async open(store: DraftStore, finish: (draft: Draft) => Promise<void>): Promise<Answers> {
    return new Answers(store, await store.read(), finish);
  }

  get draft(): Draft {
    return this.current;
  }

  askedBy(visitor: Visitor): Asked {
    return { ...visitor, draft: this.current, pathOf: (fileName) => this.store.pathOf(fileName) };
  }

  answer(step: Step, form: Form, visitor: Visitor): Promise<Outcome> {
    const outcome = this.last.then(() => this.answerNow(step, form, visitor));
    this.last = outcome.catch(() => undefined);
    return outcome;
  }

  private async answerNow(step: Step, form: Form, visitor: Visitor): Promise<Outcome> {
    if (this.isFinished) return { kind: 'finished' };
    const { revision, answered } = this.current;
    if (!isOpen(step, answered)) return { kind: 'next', step: nextStep(answered) };
    const digest = this.digestOf(step, form);
    if (form.values['revision'] !== String(revision))
      // A double click sends the same form twice.
      return digest === this.lastForm ? { kind: 'next', step: following(step) } : { kind: 'changed' };
    const { draft, faults } = await questions[step].read(form, this.askedBy(visitor));
    const isAnswered = Object.keys(faults).length === 0;
    const now = isAnswered && !answered.includes(step) ? [...answered, step] : answered;
    const next: Draft = { ...this.current, ...draft, answered: now, revision: revision + 1 };
    await this.store.write(next);
    this.current = next;
    this.lastForm = isAnswered ? digest : '';
    if (!isAnswered) return { kind: 'again', values: form.values, faults };
    return step === 'book' ? this.complete() : { kind: 'next', step: following(step) };
  }

  private async complete(): Promise<Outcome> {
    try {
      await this.finish(this.current);
    } catch (error) {
      return { kind: 'unfinished', error };
    }
    this.isFinished = true;
    return { kind: 'finished' };
  }

  /** Keyed, because the form may contain the password. */
  private digestOf(step: Step, { values, files }: Form): string {
    const content = JSON.stringify([step, values, files.map(({ sha256 }) => sha256)]);
    return createHmac('sha256', this.formKey).update(content).digest('hex');
  }
}
