import { DomainError } from '../../platform/http/domain-error.js';

export const unknownImport = () =>
  new DomainError('not-found', 'IMPORTS.UNKNOWN', 'We can’t find this import.');

export const noFile = () => new DomainError('invalid', 'IMPORTS.NO_FILE', 'Please choose a file.');

export const notNow = () =>
  new DomainError(
    'conflict',
    'IMPORTS.NOT_NOW',
    'This import has moved on in the meantime. Please look at it again.',
  );

export const otherIsRunning = () =>
  new DomainError(
    'conflict',
    'IMPORTS.OTHER_IS_RUNNING',
    'Another import of this kind is running. Please start this one when it’s done.',
  );

export const undoIsOver = () =>
  new DomainError('conflict', 'IMPORTS.UNDO_IS_OVER', 'This import can no longer be undone.');

export const fileIsGone = () =>
  new DomainError(
    'gone',
    'IMPORTS.FILE_IS_GONE',
    'The file of this import is no longer here. Please upload it again.',
  );

export const noImporter = () =>
  new DomainError('invalid', 'IMPORTS.NO_IMPORTER', 'We can’t import this kind of data.');
