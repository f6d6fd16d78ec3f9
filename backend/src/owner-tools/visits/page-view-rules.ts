/** Page views of one network that count at once; after that, one more per interval. */
export const BURST = 60;
export const BURST_REFILL_MS = 1_000;

/** Networks remembered at once; the oldest are dropped. */
export const MAX_NETWORKS = 20_000;

export const BOT_USER_AGENTS =
  /bot\b|bots\b|crawl|spider|slurp|archiver|headless|lighthouse|preview|monitor|uptime|scan|curl|wget|python|java\/|okhttp|axios|node-fetch|facebookexternalhit|whatsapp/i;
