import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dropToasts, showToast, useToasts } from './toast-store.js';

const current = () => useToasts.getState().current;

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    useToasts.setState({ current: null, waiting: [] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('replace each other: only one is visible @S1-frame-9', () => {
    showToast({ title: 'First', tone: 'success' });
    showToast({ title: 'Second', tone: 'success' });
    expect(current()).toMatchObject({ title: 'Second', isOpen: true });
  });

  it('close when dismissed, and are removed 1,000,000 ms later @S1-frame-11', () => {
    showToast({ title: 'First', tone: 'success' });
    useToasts.getState().dismiss(current()?.id ?? 0);
    expect(current()).toMatchObject({ title: 'First', isOpen: false });
    jest.advanceTimersByTime(999_999);
    expect(current()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(current()).toBeNull();
  });

  it('queue if they follow the current one, each with its full duration (S5)', () => {
    showToast({ title: 'Payment Successful', tone: 'success' });
    showToast({ title: 'Purchase Complete!', tone: 'success', follows: true });
    expect(current()).toMatchObject({ title: 'Payment Successful', durationMs: 5000 });
    useToasts.getState().dismiss(current()?.id ?? 0);
    expect(current()).toMatchObject({ title: 'Purchase Complete!', isOpen: true, durationMs: 5000 });
    useToasts.getState().dismiss(current()?.id ?? 0);
    expect(current()).toMatchObject({ title: 'Purchase Complete!', isOpen: false });
  });

  it('are shown immediately if there is nothing to follow', () => {
    showToast({ title: 'Purchase Complete!', tone: 'success', follows: true });
    expect(current()).toMatchObject({ title: 'Purchase Complete!', isOpen: true });
  });

  it('are dropped with their queue when the next step begins (S1, S2)', () => {
    dropToasts();
    showToast({ title: 'Payment Successful', tone: 'success' });
    showToast({ title: 'Purchase Complete!', tone: 'success', follows: true });
    dropToasts();
    expect(current()).toMatchObject({ title: 'Payment Successful', isOpen: false });
  });

  it('are not closed by the end of an earlier toast', () => {
    showToast({ title: 'First', tone: 'success' });
    useToasts.getState().dismiss(current()?.id ?? 0);
    showToast({ title: 'Second', tone: 'success' });
    jest.advanceTimersByTime(1_000_000);
    expect(current()).toMatchObject({ title: 'Second', isOpen: true });
  });
});
