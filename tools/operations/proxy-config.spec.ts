import { describe, expect, it } from '@jest/globals';

import { proxyNames, readExample, renderConfig } from './proxy-config.js';

const ports = { port: 18_080, webs: [3_001, 3_002] };

describe('Documented proxy configurations', () => {
  it.each(proxyNames)('differ from those of a trial in ports only: %s', async (name) => {
    const example = await readExample(name);
    const rendered = renderConfig(name, example, ports);
    expect(rendered).toContain('127.0.0.1:18080');
    expect(rendered.match(/127\.0\.0\.1:300\d/g)).toEqual(['127.0.0.1:3001', '127.0.0.1:3002']);
    const linesOf = (text: string) => text.split('\n').filter((line) => !/\d{4}/.test(line));
    const added = linesOf(rendered).filter((line) => !linesOf(example).includes(line));
    expect(added).toEqual(name === 'Caddy' ? ['\tadmin off', '\tauto_https off'] : []);
  });

  it('are rejected without their line for visitors', () => {
    expect(() => renderConfig('nginx', 'listen 8080;', ports)).toThrow('"listen 80;"');
  });
});
