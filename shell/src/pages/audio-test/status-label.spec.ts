import { expect, it } from '@jest/globals';
import { pages } from '@lectern/catalogue';
import { statusLabel } from './status-label.js';

it.each([
  ['success', 'Working'],
  ['error', 'Error'],
  ['quota_exceeded', 'Quota Exceeded'],
  ['pending', 'Pending'],
  ['queued', 'Pending'],
  ['toString', 'Pending'],
])('calls the status %s %s @S1-audio-11', async (status, label) => {
  const { statusLabels } = (await pages['audio-test']()).words;
  expect(statusLabel(status, statusLabels)).toBe(label);
});
