import type { ContentField } from '@lectern/api-client/admin';
import type { Value } from './places.js';

export interface FieldActions {
  change: (field: ContentField, value: Value) => void;
  reset: (field: ContentField) => void;
  chosen: (key: string) => void;
}

export interface ValueFieldProps {
  field: ContentField;
  actions: FieldActions;
  error: string | undefined;
  disabled: boolean;
}
