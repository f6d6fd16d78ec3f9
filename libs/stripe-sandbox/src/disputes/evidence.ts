import { EVIDENCE_FILES, EVIDENCE_TEXTS, type EvidenceFile, type EvidenceText } from '../objects/dispute.js';
import { asObject, clearable, text, unsupported } from '../parameters/plain-readers.js';
import { readFields, type Reader, type Schema } from '../parameters/reader.js';
import { reference } from '../parameters/stripe-readers.js';
import { invalidRequest } from '../protocol/refusal.js';

/** "The combined character count of all fields is limited to 150,000", and of one field to 20,000. */
const MOST_CHARACTERS = 150_000;
const MOST_IN_ONE = 20_000;

const words = clearable(text(MOST_IN_ONE));
const file = clearable(reference('file upload'));
const schema: Schema = {
  ...Object.fromEntries(EVIDENCE_TEXTS.map((name) => [name, words])),
  ...Object.fromEntries(EVIDENCE_FILES.map((name) => [name, file])),
  enhanced_evidence: unsupported(),
  appeal: unsupported(),
};

export type EvidenceChange = Partial<Record<EvidenceText, string | null> & Record<EvidenceFile, null>>;

/** `evidence[…]` of an update. An empty value takes a field back. */
export const evidence: Reader<EvidenceChange> = {
  read(value, path) {
    const given = readFields(schema, asObject(value, path), '', path) as EvidenceChange;
    const length = Object.values(given).reduce((sum, field) => sum + (field?.length ?? 0), 0);
    if (length <= MOST_CHARACTERS) return given;
    throw invalidRequest(`Evidence can be up to ${MOST_CHARACTERS} characters long in all, not ${length}.`, {
      param: path,
    });
  },
};
