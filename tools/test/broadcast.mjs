import { shortTrial } from './short-trial.mjs';

/** A short run of what `npm run broadcasts` does. */
export const runShortBroadcast = shortTrial({ readers: 300, kills: 1 }, async () => ({
  run: (await import('../broadcasts/broadcast-run.mjs')).runBroadcast,
  report: (await import('../broadcasts/report.mjs')).report,
}));
