/**
 * `saved`: the server holds the text. `unsaved`: waiting for a pause. `saving`: one request is on its way;
 * `saving-older`: it is, and the text has changed since. `retrying`: the last request had no answer.
 * `refused`: the server rejects the text as it is. `conflict`: someone else saved, and nothing is saved until the
 * user has chosen.
 */
export type SavingState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'saving-older'
  | 'retrying'
  | 'refused'
  | 'conflict';

/**
 * `due`: the pause or the retry delay is over. `flush`: save now. `stored`, `unanswered`, `rejected`, `outdated`: how a
 * request ended. `replaced`: the text is the server's again.
 */
export type SavingEvent =
  | 'typed'
  | 'due'
  | 'flush'
  | 'stored'
  | 'unanswered'
  | 'rejected'
  | 'outdated'
  | 'kept-mine'
  | 'replaced';

/** `wait` starts the pause, `retry` the delay, `stop` ends both; `forget` deletes the copy in this browser. */
export type SavingEffect = 'wait' | 'retry' | 'send' | 'stop' | 'forget';

type Step = readonly [to: SavingState, ...effects: SavingEffect[]];
type Steps = Readonly<Partial<Record<SavingEvent, Step>>>;

const toSaved: Steps = { replaced: ['saved', 'stop', 'forget'] };

/** A pair of state and event without a row changes nothing. */
export const savingSteps: Readonly<Record<SavingState, Steps>> = {
  saved: { ...toSaved, typed: ['unsaved', 'wait'], outdated: ['conflict'] },
  unsaved: {
    ...toSaved,
    typed: ['unsaved', 'wait'],
    due: ['saving', 'send'],
    flush: ['saving', 'stop', 'send'],
    outdated: ['conflict', 'stop'],
  },
  saving: {
    typed: ['saving-older'],
    stored: ['saved', 'forget'],
    unanswered: ['retrying', 'retry'],
    rejected: ['refused'],
    outdated: ['conflict'],
  },
  'saving-older': {
    stored: ['unsaved', 'wait'],
    unanswered: ['retrying', 'retry'],
    rejected: ['unsaved', 'wait'],
    outdated: ['conflict'],
  },
  retrying: {
    ...toSaved,
    due: ['saving', 'send'],
    flush: ['saving', 'stop', 'send'],
    outdated: ['conflict', 'stop'],
  },
  refused: {
    ...toSaved,
    typed: ['unsaved', 'wait'],
    flush: ['saving', 'send'],
    outdated: ['conflict'],
  },
  conflict: { ...toSaved, 'kept-mine': ['saving', 'send'] },
};

/** Next state of a saved text, and what to do. Pure: timers and requests are the caller's. */
export function nextStep(
  state: SavingState,
  event: SavingEvent,
): { state: SavingState; effects: SavingEffect[] } {
  const [to = state, ...effects] = savingSteps[state][event] ?? [];
  return { state: to, effects };
}

/** Whether the server may not hold all of the text. */
export const isOpen = (state: SavingState): boolean => state !== 'saved';

export const isInFlight = (state: SavingState): boolean => state === 'saving' || state === 'saving-older';

/** Whether the server holds the last saved text for sure: no request is unanswered, and no other text is known. */
export const hasServerValue = (state: SavingState): boolean =>
  state === 'saved' || state === 'unsaved' || state === 'refused';
