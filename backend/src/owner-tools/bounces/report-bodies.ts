/** Every address that takes reports begins like this. SNS posts JSON as text/plain, and messages are no JSON at all. */
export const REPORTS_PATH = '/api/mail';

/** A bounce brings the email along, and Postmark a dump of the bounce. */
export const REPORT_LIMIT = '2mb';
