/** What may end the stay of a visitor in a frame. */
export interface Leaving {
  lock(isLocked: boolean): void;
  /** Leaves, after a question where something would be lost. */
  leave(): void;
}

/**
 * @param question the dialog that asks; its button for yes has the value `leave`
 * @param onLock called when it becomes one or the other
 */
export function mindLeaving(
  question: HTMLDialogElement,
  onLock: (isLocked: boolean) => void,
  onLeave: () => void,
): Leaving {
  let isLocked = false;
  question.addEventListener('close', () => {
    if (question.returnValue === 'leave') onLeave();
  });
  return {
    lock: (locked) => {
      if (locked === isLocked) return;
      isLocked = locked;
      onLock(locked);
      // What was asked is settled: nothing would be lost any more.
      if (!locked && question.open) question.close('stay');
    },
    leave: () => {
      if (!isLocked) return onLeave();
      question.returnValue = '';
      if (!question.open) question.showModal();
    },
  };
}
