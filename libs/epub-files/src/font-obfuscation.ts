/**
 * Whether an algorithm in `META-INF/encryption.xml` obfuscates fonts: IDPF's (EPUB 3.3, OCF §4.4) or Adobe's. Every
 * reading app reads these; any other encryption needs a key.
 */
export const isFontObfuscation = (algorithm: string): boolean =>
  ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'].includes(algorithm);
