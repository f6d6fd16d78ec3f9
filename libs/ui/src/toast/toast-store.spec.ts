import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dropToasts, showToast, useToasts } from './toast-store.js';

const current = () => useToasts.getState().current;

describe('the messages that pass', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    useToasts.setState({ current: null, waiting: [] });
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

  it('follow one another if they say so, each for its own time (S5)', () => {
    showToast({ title: 'Payment Successful', tone: 'success' });
    showToast({ title: 'Purchase Complete!', tone: 'success', follows: true });
    expect(current()).toMatchObject({ title: 'Payment Successful', durationMs: 5000 });
    useToasts.getState().dismiss(current()?.id ?? 0);
    expect(current()).toMatchObject({ title: 'Purchase Complete!', isOpen: true, durationMs: 5000 });
    useToasts.getState().dismiss(current()?.id ?? 0);
    expect(current()).toMatchObject({ title: 'Purchase Complete!', isOpen: false });
  });

  it('are shown at once if nothing is left to follow', () => {
    showToast({ title: 'Purchase Complete!', tone: 'success', follows: true });
    expect(current()).toMatchObject({ title: 'Purchase Complete!', isOpen: true });
  });

  it('are dropped with those that follow when the next step begins (S1, S2)', () => {
    dropToasts();
    showToast({ title: 'Payment Successful', tone: 'success' });
    showToast({ title: 'Purchase Complete!', tone: 'success', follows: true });
    dropToasts();
    expect(current()).toMatchObject({ title: 'Payment Successful', isOpen: false });
  });

  it('are not taken away by the end of one that was before', () => {
    showToast({ title: 'First', tone: 'success' });
    useToasts.getState().dismiss(current()?.id ?? 0);
    showToast({ title: 'Second', tone: 'success' });
    jest.advanceTimersByTime(1_000_000);
    expect(current()).toMatchObject({ title: 'Second', isOpen: true });
  });
});
