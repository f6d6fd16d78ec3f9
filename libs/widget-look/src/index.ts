export { DownloadLink, LinkButton, MainButton, QuietButton, TextLink } from './button.js';
export { Card, Heading, Plain, Root, SmallText, Step, Text, VisuallyHidden } from './card.js';
export { FieldError, Field, Select, TextArea } from './field.js';
export { CheckIcon, CloseIcon, DownloadIcon, EmailIcon, LockIcon, ReturnIcon, WarningIcon } from './icons.js';
export { Note, ErrorMessage } from './note.js';
export { widgetRoot } from './widget-root.js';
export { color, focusRing, radius, tokens, typeface } from './tokens.js';
