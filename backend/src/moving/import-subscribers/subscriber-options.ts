import { newsletter } from '@lectern/catalogue';

import { DomainError } from '../../platform/http/domain-error.js';
import type { Inspection } from '../import-batches/import-rules.js';
import {
  SHARED_TARGETS,
  SUBSCRIBER_TARGETS,
  type SubscriberMapping,
  type SubscriberTarget,
} from './subscriber-columns-rules.js';
import type { SubscriberOptions } from './read-subscriber.js';

const invalid = (code: string, sentence: string) => new DomainError('invalid', `IMPORTS.${code}`, sentence);

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const isTarget = (value: unknown): value is SubscriberTarget =>
  SUBSCRIBER_TARGETS.some((target) => target === value);

function readMapping(value: unknown, columns: readonly string[]): SubscriberMapping {
  const given = recordOf(value);
  const entries = columns.map((column) => {
    // A column may have the name of a method of objects.
    const target = (Object.hasOwn(given, column) ? given[column] : undefined) ?? 'note';
    if (!isTarget(target))
      throw invalid('UNKNOWN_TARGET', 'Please choose from the list what each column is.');
    return [column, target] as const;
  });
  const used = entries.map(([, target]) => target).filter((target) => !SHARED_TARGETS.includes(target));
  if (!used.includes('email'))
    throw invalid('NO_EMAIL_COLUMN', 'Please say which column holds the email address.');
  if (new Set(used).size < used.length)
    throw invalid('TARGET_TWICE', 'Two columns have the same meaning. Please choose one of them.');
  return Object.fromEntries(entries);
}

/** @throws DomainError */
export function readSubscriberOptions(
  value: unknown,
  { columns = [], values }: Inspection,
): SubscriberOptions {
  const { mapping, topics, asksOthers } = recordOf(value);
  const known = new Set(newsletter.topics.map(({ id }) => id));
  const given = recordOf(topics);
  const chosen = (values?.['tags'] ?? []).flatMap((tag) => {
    const topic = Object.hasOwn(given, tag) ? given[tag] : undefined;
    if (topic === undefined || topic === '') return [];
    if (typeof topic !== 'string' || !known.has(topic))
      throw invalid('UNKNOWN_TOPIC', 'A topic isn’t one of the newsletter’s. Please choose again.');
    return [[tag, topic] as const];
  });
  return {
    mapping: readMapping(mapping, columns),
    topics: Object.fromEntries(chosen),
    asksOthers: asksOthers === true,
  };
}
