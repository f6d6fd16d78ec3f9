import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { showToast, useToasts } from './toast-store.js';

const current = () => useToasts.getState().current;

describe('the messages that pass', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    useToasts.setState({ current: null });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are one at a time: a new one takes the place of the one before @S1-frame-9', () => {
    showToast({ title: 'First', tone: 'success' });
    showToast({ title: 'Second', tone: 'success' });
    expect(current()).toMatchObject({ title: 'Second', isOpen: true });
  });

  it('are closed by dismissal, and forgotten 1,000,000 ms after it @S1-frame-11', () => {
    showToast({ title: 'First', tone: 'success' });
    useToasts.getState().dismiss(current()?.id ?? 0);
    expect(current()).toMatchObject({ title: 'First', isOpen: false });
    jest.advanceTimersByTime(999_999);
    expect(current()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(current()).toBeNull();
  });

  it('are not taken away by the end of one that was before', () => {
    showToast({ title: 'First', tone: 'success' });
    useToasts.getState().dismiss(current()?.id ?? 0);
    showToast({ title: 'Second', tone: 'success' });
    jest.advanceTimersByTime(1_000_000);
    expect(current()).toMatchObject({ title: 'Second', isOpen: true });
  });
});
