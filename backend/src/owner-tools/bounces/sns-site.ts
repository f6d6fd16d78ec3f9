/** What Amazon SNS has on the web: its certificates, and the page that confirms a subscription. */
export abstract class SnsSite {
  /**
   * @param address of a certificate, which has been found to be of SNS
   * @returns the certificate as PEM
   * @throws DomainError `unavailable` where it cannot be had now
   */
  abstract certificate(address: string): Promise<string>;

  /** Confirms a subscription by visiting its address. @throws DomainError `unavailable` */
  abstract confirm(address: string): Promise<void>;
}
