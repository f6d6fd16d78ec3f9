import { shortTrial } from './short-trial.mjs';

/** A short run of what `npm run chaos` does: few buyers, and each part of the shop dies at least once. */
export const runShortChaos = shortTrial(
  { seed: '7', orders: 30, blows: 4, store: /** @type {const} */ ('postgres') },
  async () => ({
    run: (await import('../chaos/chaos-run.mjs')).runChaos,
    report: (await import('../chaos/report.mjs')).report,
  }),
);
