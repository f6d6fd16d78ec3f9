import type { TextDecision, TextToImport } from '../../publishing/index.js';
import type { ImportEntry, PlannedRow, RowReason } from '../import-batches/importer.js';
import type { ReadyText } from './article-preparation.js';
import { claimOf } from './planned-texts.js';

/** A text with its place here. */
export interface SortedText {
  entry: ImportEntry<ReadyText>;
  text: TextToImport;
}

/** The decision's reason comes first, then what the text loses. */
export function rowsOf(sorted: SortedText | undefined, decision: TextDecision): PlannedRow[] {
  if (!sorted) return [];
  const { entry, text } = sorted;
  const { outcome, code, params, slug } = decision;
  const claim = slug === undefined ? undefined : claimOf(text.kind, slug);
  const row = { number: entry.number, outcome, claim };
  if (code) return [{ ...row, reason: { code, ...(params ? { params } : {}) } }];
  if (outcome === 'unchanged') return [row];
  return [{ ...row, reason: lossOf(entry.value) ?? stateOf(sorted) }];
}

function lossOf({ losses: { PICTURES = 0, ...others } }: ReadyText): RowReason | undefined {
  const first = Object.entries({ PICTURES, ...others }).find(([, count]) => count > 0);
  return first ? { code: `WITHOUT_${first[0]}`, params: { count: first[1] } } : undefined;
}

function stateOf({ entry, text }: SortedText): RowReason | undefined {
  if (text.state === 'scheduled') return { code: 'AS_SCHEDULED' };
  if (text.state !== 'draft') return undefined;
  return { code: entry.value.exported.state === 'scheduled' ? 'WAS_SCHEDULED' : 'AS_DRAFT' };
}
