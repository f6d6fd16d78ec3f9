import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './compose-file.js';

export interface Instruction {
  /** In capitals, such as COPY. */
  keyword: string;
  rest: string;
}

/** A build stage, which begins with FROM. */
export interface Stage {
  base: string;
  instructions: Instruction[];
}

/** deploy/Dockerfile, stage by stage; the last one is the image. */
export function readDockerfile(): Stage[] {
  const text = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8');
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  const stages: Stage[] = [];
  for (const line of lines.filter((each) => each.trim() && !each.startsWith('#'))) {
    const [, keyword = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (keyword === 'FROM') stages.push({ base: rest.split(' ')[0] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ keyword, rest });
  }
  return stages;
}

/** Settings of the image for its containers. */
export interface ImageSettings {
  /** The program and its arguments. */
  command: string[];
  healthCommand: string[];
  environment: Record<string, string>;
  user: string;
  stopSignal: string;
}

export function readImageSettings(): ImageSettings {
  const { instructions } = readDockerfile().at(-1) ?? { instructions: [] };
  const restOf = (keyword: string) =>
    instructions.filter((each) => each.keyword === keyword).at(-1)?.rest ?? '';
  const list = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[];
  const pairs = restOf('ENV')
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]);
  return {
    command: list(restOf('CMD')),
    healthCommand: list(restOf('HEALTHCHECK')),
    environment: Object.fromEntries(pairs),
    user: restOf('USER'),
    stopSignal: restOf('STOPSIGNAL'),
  };
}
