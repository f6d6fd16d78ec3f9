import { type AnalyticsEvent, arrivalId, connectTag, track } from './analytics.js';
import { type Consent, isRefusedBySignal, keepConsent, localStorageIfAny, readConsent } from './consent.js';
import { loadGoogleTag } from './google-tag.js';
import { questionId } from './question-id.js';

const isRefused = isRefusedBySignal(navigator);

let consent: Consent = 'undecided';

function show(): void {
  const question = document.getElementById(questionId);
  if (question) question.hidden = consent !== 'undecided' || isRefused;
  for (const choice of document.querySelectorAll<HTMLElement>('[data-consent-choice]')) {
    const state = isRefused ? 'refused' : consent;
    const said = choice.querySelector<HTMLElement>('[role=status]');
    if (said) said.textContent = said.dataset[state] ?? '';
    for (const button of choice.querySelectorAll<HTMLButtonElement>('[data-consent]'))
      button.hidden =
        isRefused || button.dataset['consent'] !== (consent === 'granted' ? 'denied' : 'granted');
  }
}

function follow(): void {
  show();
  if (isRefused || consent === 'denied') return connectTag(undefined);
  const { measurementId } = document.getElementById(questionId)?.dataset ?? {};
  if (consent === 'undecided' || !measurementId) return;
  track('page_view', { page_path: location.pathname, page_location: location.origin + location.pathname });
  loadGoogleTag(measurementId).then(
    (send) => consent === 'granted' && connectTag(send),
    // Ad blockers block the tag.
    () => undefined,
  );
}

function decide(answer: Exclude<Consent, 'undecided'>): void {
  consent = answer;
  keepConsent(localStorageIfAny(), answer);
  follow();
}

/** Runs when the page is shown, also from the back/forward cache: consent may have changed on another page. */
export function reportPageShown(): void {
  consent = readConsent(localStorageIfAny());
  follow();
  const arrival = document.getElementById(arrivalId)?.textContent;
  if (!arrival || consent === 'denied' || isRefused) return;
  const { name, parameters } = JSON.parse(arrival) as AnalyticsEvent;
  track(name, parameters);
}

document.addEventListener('click', ({ target }) => {
  const answer =
    target instanceof Element && target.closest<HTMLElement>('[data-consent]')?.dataset['consent'];
  if (answer === 'granted' || answer === 'denied') decide(answer);
});
