export abstract class SnsSite {
  /**
   * @param address a URL that passed `isSnsUrl`
   * @returns the certificate as PEM
   * @throws DomainError `unavailable` if it cannot be fetched
   */
  abstract certificate(address: string): Promise<string>;

  abstract confirm(address: string): Promise<void>;
}
