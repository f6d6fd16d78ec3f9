export {
  DownloadLink,
  iconButton,
  LinkButton,
  MainButton,
  QuietButton,
  quietButton,
  solidButton,
  TextLink,
} from './button.js';
export { Card, Heading, Plain, Root, SmallText, Step, Text, VisuallyHidden } from './card.js';
export { chip, choiceChip } from './chips.js';
export { FieldError, Field, fieldFrame, Select, TextArea } from './field.js';
export {
  CheckIcon,
  CloseIcon,
  DownloadIcon,
  EmailIcon,
  Icon,
  LockIcon,
  ReturnIcon,
  WarningIcon,
} from './icons.js';
export { Note, ErrorMessage } from './note.js';
export { Skeleton } from './skeleton.js';
export { widgetRoot } from './widget-root.js';
export { color, focusRing, radius, shadow, tokens, typeface } from './tokens.js';
