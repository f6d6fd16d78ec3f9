import { iconPaths } from '@lectern/ui/tokens';
import type { ReactNode } from 'react';

interface IconProps {
  /** On the grid of `iconPaths`. */
  path: string;
  sizePx?: number;
}

export function Icon({ path, sizePx = 20 }: IconProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

export const LockIcon = () => <Icon path={iconPaths.lock} />;
export const ReturnIcon = () => <Icon path={iconPaths.undo} />;
export const EmailIcon = () => <Icon path={iconPaths.mail} />;
export const DownloadIcon = () => <Icon path={iconPaths.download} />;
export const CheckIcon = () => <Icon path={iconPaths.check} sizePx={26} />;
export const CloseIcon = () => <Icon path={iconPaths.close} />;
export const WarningIcon = () => <Icon path={iconPaths.warning} />;
