/** For stores of values. Loads no schema, unlike the rest of this folder. */
export { isNewId } from './entry-ids.js';
export { type Move, moveValue, SCHEMA_VERSION } from './moves.js';
export * from './owner-library.js';
export * from './owner-value.js';
export { pointerOf, stepsOf } from './pointers.js';
export { addedBooks, bookFileName, isWholeOfBook, wholeFile } from './whole-books.js';
export { limitOf } from './value-rules.js';
export type { FieldKind } from './field-kinds.js';
export type { ValueField } from './fields.js';
