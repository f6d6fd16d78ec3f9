import type { ReactNode } from 'react';

interface IconProps {
  path: string;
  size?: number;
}

function Icon({ path, size = 20 }: IconProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

export const LockIcon = () => <Icon path="M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9M10 12.4v1.7" />;
export const ReturnIcon = () => <Icon path="M4 8.5h8.2a3.8 3.8 0 0 1 0 7.6H7M4 8.5l3.4-3.4M4 8.5l3.4 3.4" />;
export const EmailIcon = () => <Icon path="M3 5h14v10.5H3zM3.4 5.6 10 11l6.6-5.4" />;
export const DownloadIcon = () => <Icon path="M10 3v9.5M6 9l4 3.8L14 9M3.5 16.5h13" />;
export const CheckIcon = () => <Icon path="m4.5 10.6 3.6 3.7 7.4-8.4" size={26} />;
export const CloseIcon = () => <Icon path="m5 5 10 10M15 5 5 15" />;
export const WarningIcon = () => (
  <Icon path="M10 6.2v4.6M10 13.9v.1M10 2.6a7.4 7.4 0 1 1 0 14.8 7.4 7.4 0 0 1 0-14.8Z" size={18} />
);
