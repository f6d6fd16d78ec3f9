// What programs are made of: forms, dialogs, and what is shown while the server is asked. No public page loads it whole.
export { Async, Loading } from './async.js';
export { Button, type ButtonKind, ButtonLink, ButtonRow } from './button.js';
export { ConfirmDialog, Dialog } from './dialog.js';
export { ErrorMessage, errorMessage, refusalOf } from './error-message.js';
export { CheckField, PasswordField, Select, TextArea } from './fields.js';
export { type FieldErrors, focusField, Form, type FormState, useForm, useLeaveWarning } from './form.js';
