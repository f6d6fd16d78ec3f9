const PROGRAMS =
  /bot\b|bots\b|crawl|spider|slurp|archiver|headless|lighthouse|preview|monitor|uptime|scan|curl|wget|python|java\/|okhttp|axios|node-fetch|facebookexternalhit|whatsapp/i;

/** Whether a call says of itself that no person sits before it. Who hides that, counts. */
export const isProgram = (userAgent: string | undefined): boolean => !userAgent || PROGRAMS.test(userAgent);
