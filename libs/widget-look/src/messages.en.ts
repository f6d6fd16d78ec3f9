export const email = { suggestion: (domain: string) => `Did you mean ${domain}?` } as const;
