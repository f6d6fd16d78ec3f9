/** Amazon SNS over HTTP: certificates and subscription confirmation. */
export abstract class SnsSite {
  /**
   * @param address a URL that passed `isSnsUrl`
   * @returns the certificate as PEM
   * @throws DomainError `unavailable` if it cannot be fetched
   */
  abstract certificate(address: string): Promise<string>;

  /** @throws DomainError `unavailable` */
  abstract confirm(address: string): Promise<void>;
}
