import type { OwnPage as Page } from '@lectern/api-client/admin';
import type { TextParts } from '../texts/text-editor.js';
import { TextPage } from '../texts/text-page.js';
import type { OneTextProps } from '../texts/texts.page.js';
import { PageDetails } from './page-details.js';
import { pageKind } from './page-kind.js';
import { textOf } from './page-text.js';

const parts: TextParts<Page> = { Details: PageDetails, textOf };

export const OwnPage = (props: OneTextProps) => <TextPage kind={pageKind} parts={parts} {...props} />;
