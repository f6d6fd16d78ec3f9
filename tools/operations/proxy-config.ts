import { readFile } from 'node:fs/promises';

import { inRoot } from '../start/paths.mjs';

export const proxyNames = ['nginx', 'HAProxy', 'Caddy'] as const;
export type ProxyName = (typeof proxyNames)[number];

/** Ports on the loopback: of the proxy, and of the two web processes. */
export interface ProxyPorts {
  port: number;
  webs: readonly number[];
}

interface Example {
  file: string;
  /** The line for visitors, which gets another address in a trial. */
  line: string;
  local: (port: number) => string;
  /** Further lines that a trial adds after another one. */
  added?: { after: string; lines: string };
}

const examples: Record<ProxyName, Example> = {
  nginx: { file: 'nginx.conf', line: 'listen 80;', local: (port: number) => `listen 127.0.0.1:${port};` },
  HAProxy: { file: 'haproxy.cfg', line: 'bind :80\n', local: (port: number) => `bind 127.0.0.1:${port}\n` },
  Caddy: {
    file: 'Caddyfile',
    line: '{$SITE_DOMAIN:example.com} {',
    local: (port: number) => `http://127.0.0.1:${port} {`,
    added: { after: '\n{\n', lines: '\tadmin off\n\tauto_https off\n' },
  },
};
/** Ports of the web processes in the documented files. */
const documentedPorts = [3_000, 3_001];

function replaceOne(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`The example does not have "${from.trim()}" once.`);
  return text.replace(from, () => to);
}

/** Replaces the ports of a documented configuration, and nothing else. */
export function renderConfig(name: ProxyName, text: string, { port, webs }: ProxyPorts): string {
  const { line, local, added } = examples[name];
  let rendered = replaceOne(text, line, local(port));
  if (added) rendered = replaceOne(rendered, added.after, added.after + added.lines);
  for (const [at, documented] of documentedPorts.entries())
    rendered = rendered.replaceAll(`127.0.0.1:${documented}`, `127.0.0.1:<web ${at}>`);
  for (const [at, web] of webs.entries()) rendered = rendered.replaceAll(`<web ${at}>`, String(web));
  return rendered;
}

/** Reads the documented configuration of a proxy. */
export const readExample = (name: ProxyName): Promise<string> =>
  readFile(inRoot('deploy/proxies', examples[name].file), 'utf8');
