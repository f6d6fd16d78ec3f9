import type { SiteLanguage } from '@lectern/catalogue';
import type { ReactNode } from 'react';

import type { UploadedFile } from '../../platform/uploads/upload.js';
import type { Draft } from '../draft.js';
import type { Step } from '../first-run-rules.js';

/** Texts of the form's fields, by name. */
export type Values = Readonly<Record<string, string>>;
/** Sentences, by the name of the field. */
export type Faults = Readonly<Record<string, string>>;

export interface Asked {
  draft: Draft;
  /** Of the page. */
  language: SiteLanguage;
  /** Value of Accept-Language. */
  accepted: string | undefined;
  /** Path of a file of the draft. */
  pathOf: (fileName: string) => string;
}

export interface Form {
  values: Values;
  files: readonly UploadedFile[];
}

export interface Answer {
  /** Kept also if there are faults: files need not be chosen again. */
  draft: Partial<Draft>;
  faults: Faults;
}

export interface FieldsProps {
  asked: Asked;
  values: Values;
  faults: Faults;
}

export interface Question {
  step: Step;
  /** Values of the fields: the stored answer, or the default. */
  valuesOf(asked: Asked): Values;
  read(form: Form, asked: Asked): Promise<Answer> | Answer;
  Fields(props: FieldsProps): ReactNode;
}
