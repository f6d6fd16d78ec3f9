const BOT_USER_AGENTS =
  /bot\b|bots\b|crawl|spider|slurp|archiver|headless|lighthouse|preview|monitor|uptime|scan|curl|wget|python|java\/|okhttp|axios|node-fetch|facebookexternalhit|whatsapp/i;

/** Whether a program sent the request, by its own word. Browsers always send a user agent. */
export const isBot = (userAgent: string | undefined): boolean =>
  !userAgent || BOT_USER_AGENTS.test(userAgent);
