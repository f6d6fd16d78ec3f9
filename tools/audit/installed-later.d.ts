// The parts of these two that the audit uses: they are not installed when types are checked.
declare module 'lighthouse' {
  interface Audit {
    numericValue?: number;
    details?: {
      items?: {
        url: string;
        resourceType: string;
        priority: string;
        transferSize: number;
        networkEndTime: number;
        observedLargestContentfulPaint: number;
      }[];
    };
  }
  export interface Result {
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null }>;
    runtimeError?: { message: string };
  }
  interface Flags {
    port: number;
    logLevel: 'silent';
    onlyCategories: string[];
    disableFullPageScreenshot?: boolean;
    blockedUrlPatterns?: string[];
    throttlingMethod?: 'simulate' | 'devtools';
  }
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
    handleSIGINT: boolean;
  }): Promise<{ port: number; kill(): void }>;
}
