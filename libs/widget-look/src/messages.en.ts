export const didYouMean = (domain: string) => `Did you mean ${domain}?`;
