// What pages of the dashboard are made of.
export { Field, Skeleton, VisuallyHidden } from '@lectern/ui';
export { showToast } from '@lectern/ui/toast';
export { Answers } from './button.js';
export { Button, buttonLook, type ButtonKind, type ButtonProps } from './button.js';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog.js';
export { DataTable, type Column, type DataTableProps } from './data-table.js';
export { EmptyState, type EmptyStateProps } from './panel.js';
export { Modal, type ModalProps } from './dialog.js';
export { MoreButton } from './button.js';
export { PageHeading, type PageHeadingProps } from './page-heading.js';
export { PageTabs, type PageTabsProps } from './page-heading.js';
export { Panel } from './panel.js';
export { SelectField, type SelectFieldProps } from './fields.js';
export { StatusBadge, type StatusTone } from './panel.js';
export { TextArea, type TextAreaProps } from './fields.js';
export { Trouble } from './error-message.js';
export { fromWide } from './panel.js';
