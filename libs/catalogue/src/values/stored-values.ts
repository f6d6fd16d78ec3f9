/** For stores of values. Loads no schema, unlike the rest of this folder. */
export { isNewId } from './entry-ids.js';
export { type Move, moveValue, SCHEMA_VERSION } from './moves.js';
export * from './owner-value.js';
export { pointerOf, stepsOf } from './pointers.js';
export type { FieldKind, ValueField } from './fields.js';
