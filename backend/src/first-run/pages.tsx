import type { SiteLanguage } from '@lectern/catalogue';

import { isOpen, pathOf, SETUP_PATH, type Step, STEPS } from './first-run-rules.js';
import { filled, messagesIn } from './messages.js';
import { openingScript } from './opening-script.js';
import { questions } from './questions/index.js';
import type { Asked, Faults, Values } from './questions/question.js';
import { revealScript } from './reveal-script.js';
import type { SetupPage } from './setup-page.js';

interface QuestionState {
  /** Typed values after a fault; the stored ones by default. */
  values?: Values | undefined;
  faults?: Faults | undefined;
  /** A sentence about the whole form. */
  notice?: string | undefined;
}

function Bar({ at }: { at: number }) {
  return (
    <ol className="bar" aria-hidden="true">
      {STEPS.map((step, index) => (
        <li key={step} className={index <= at ? 'done' : undefined} />
      ))}
    </ol>
  );
}

function FaultList({ faults, title }: { faults: Faults; title: string }) {
  return (
    <div className="notice faults" role="alert" tabIndex={-1} autoFocus>
      <strong>{title}</strong>
      <ul>
        {Object.entries(faults).map(([name, sentence]) => (
          <li key={name}>
            <a href={`#${name}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function questionPage(
  step: Step,
  asked: Asked,
  { values, faults = {}, notice }: QuestionState = {},
): SetupPage {
  const { language, draft } = asked;
  const texts = messagesIn(language);
  const { page: m } = messagesIn(language);
  const at = STEPS.indexOf(step);
  const before = STEPS[at - 1];
  const isLast = at === STEPS.length - 1;
  const { Fields, valuesOf } = questions[step];
  const { title, lead } = texts[step];
  const progress = filled(m.progress, { number: at + 1, total: STEPS.length });
  const hasFaults = Object.keys(faults).length > 0;
  return {
    language,
    title: `${progress}: ${title} · ${m.title}`,
    ...(step === 'you' && { script: revealScript }),
    body: (
      <>
        <Bar at={at} />
        <p className="progress">{progress}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {notice ? (
          <p className="notice faults" role="alert">
            {notice}
          </p>
        ) : null}
        {hasFaults ? <FaultList faults={faults} title={m.faults} /> : null}
        <form method="post" action={pathOf(step)} encType="multipart/form-data" noValidate>
          <input type="hidden" name="revision" value={draft.revision} />
          <Fields asked={asked} values={values ?? valuesOf(asked)} faults={faults} />
          <p className="actions">
            <button className="button" type="submit">
              {isLast ? m.finish : m.next}
            </button>
            {isLast ? (
              <button className="quiet" type="submit" name="skip" value="yes">
                {m.skip}
              </button>
            ) : null}
          </p>
        </form>
        {before && isOpen(before, draft.answered) ? (
          <p className="more">
            <a className="back" href={pathOf(before)}>
              {m.back}
            </a>
          </p>
        ) : null}
      </>
    ),
  };
}

/** Shown after the last answer, until the site answers in place of this program. */
export function openingPage(language: SiteLanguage, email: string): SetupPage {
  const { opening: m } = messagesIn(language);
  return {
    language,
    title: m.title,
    script: openingScript,
    body: (
      <>
        <div id="waiting" role="status">
          <h1>{m.title}</h1>
          <p className="lead">{m.text}</p>
        </div>
        <p id="slow" className="notice faults" role="alert" hidden>
          {m.slow}
        </p>
        <noscript>
          <p className="after">
            <a className="button" href="/">
              {m.site}
            </a>
          </p>
        </noscript>
        <div id="ready" hidden>
          <h1 id="ready-title" tabIndex={-1}>
            {m.ready}
          </h1>
          <p className="lead">{m.readyText}</p>
          <p className="actions after">
            <a className="button" href="/">
              {m.site}
            </a>
            <a className="quiet" href="/admin">
              {m.dashboard}
            </a>
          </p>
          <p className="hint">{filled(m.signIn, { email })}</p>
        </div>
      </>
    ),
  };
}

export type RefusedKind = 'elsewhere' | 'not-found' | 'failed';

/** A page without a question. */
export function refusedPage(language: SiteLanguage, kind: RefusedKind): SetupPage {
  const { refused: m } = messagesIn(language);
  const [title, text] = {
    elsewhere: [m.title, m.text],
    'not-found': [m.notFoundTitle, m.notFoundText],
    failed: [m.failedTitle, m.failedText],
  }[kind] as [string, string];
  return {
    language,
    title,
    body: (
      <>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {kind === 'elsewhere' ? null : (
          <p className="more">
            <a className="back" href={SETUP_PATH}>
              {m.begin}
            </a>
          </p>
        )}
      </>
    ),
  };
}
