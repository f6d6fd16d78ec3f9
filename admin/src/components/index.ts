export { showToast } from '@lectern/ui/toast';
export { addressText, isErased } from './address-text.js';
export { ActionDialog } from './action-dialog.js';
export { ListTable, MoreButton, useCursorList, useListFilter } from './cursor-list.js';
export { BesideCover } from './cover.js';
export { type Column, DataTable } from './data-table.js';
export { CopyButton, copyText, FileLink, saveAs } from './files.js';
export { fileInputCss } from './file-input.js';
export { useForm } from './form.js';
export { latePart, reloadIfAnswered } from './late-part.js';
export { FilterForm, ListFilter } from './list-filter.js';
export { PageHeading, PageTabs } from './page-heading.js';
export { dense, EmptyState, fromWide, Panel, Status, type StatusTone, type StatusWords } from './panel.js';
export { type Fact, Facts } from './facts.js';
export {
  Address,
  FieldRow,
  Heading,
  LineLink,
  Moment,
  Muted,
  Note,
  ProgressBar,
  Row,
  Small,
  Stack,
  TitleRow,
  Unsaved,
  Whole,
  Written,
} from './text.js';
export { showFailure, showSuccess } from './toasts.js';
export { type Done, UndoBar } from './undo-bar.js';
export { UploadButton } from './upload-button.js';
