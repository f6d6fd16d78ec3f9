import type { DnsRecords } from './dns-records.js';
import type { Finding } from './finding.js';
import type { Sender } from './mail-provider.js';

/** Whether answers and bounces reach somebody: MX (RFC 5321, section 5), and its refusal (RFC 7505). */
export async function checkMx(dns: DnsRecords, { domain }: Sender): Promise<Finding> {
  const found = await dns.mailServers(domain);
  if (found.some((name) => name !== '' && name !== '.'))
    return { check: 'mx', verdict: 'good', found, advice: 'Nothing to do: answers reach a server.' };
  const advice = `Nobody can answer your letters. Publish MX ${domain} "10 <the server that takes your mail>".`;
  return { check: 'mx', verdict: 'missing', found, advice };
}
