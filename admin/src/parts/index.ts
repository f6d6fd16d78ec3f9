// What pages of the dashboard are made of.
export { Field, Skeleton, VisuallyHidden } from '@lectern/ui';
export { showToast } from '@lectern/ui/toast';
export { Answers } from './answers.js';
export { Button, buttonLook, type ButtonKind, type ButtonProps } from './button.js';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.js';
export { DataTable, type Column, type DataTableProps } from './data-table.js';
export { EmptyState, type EmptyStateProps } from './empty-state.js';
export { Modal, type ModalProps } from './modal.js';
export { MoreButton } from './more-button.js';
export { PageHeading, type PageHeadingProps } from './page-heading.js';
export { PageTabs, type PageTabsProps } from './page-tabs.js';
export { Panel } from './panel.js';
export { SelectField, type SelectFieldProps } from './select-field.js';
export { StatusBadge, type StatusTone } from './status-badge.js';
export { TextArea, type TextAreaProps } from './text-area.js';
export { Trouble } from './trouble.js';
export { fromWide } from './wide.js';
