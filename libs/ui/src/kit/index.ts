// UI kit of client-rendered apps: forms, dialogs, and loading states. Too large to load whole on a public
// page.
export { Async, Loading } from './async.js';
export { Button, type ButtonKind, ButtonLink, ButtonRow, ChoiceChip } from './button.js';
export { CheckField, RadioField } from './choices.js';
export { ConfirmDialog, type ConfirmDialogProps, Dialog } from './dialog.js';
export { ErrorMessage, errorMessage, apiErrorOf } from './error-message.js';
export { CodeField, EmailField, PasswordField, Select, TextArea } from './fields.js';
export { Form, FormDialog } from './form.js';
export { Cancelled, type FieldErrors, focusField, type FormState, useForm } from './use-form.js';
export { Field, FieldError, FieldHint, FieldLabel } from '../components/field.js';
export { Icon } from '../components/icon.js';
export { Skeleton } from '../components/skeleton.js';
export { VisuallyHidden } from '../components/visually-hidden.js';
