const MB = 1_024 ** 2;

/** Total unpacked size, absolute and relative to the file; small files may shrink by any factor. */
export const MAX_UNPACKED_BYTES = 8 * 1_024 * MB;
export const MAX_UNPACKED_RATIO = 60;
export const ALLOWED_UNPACKED_BYTES = 50 * MB;
export const MAX_ZIP_ENTRIES = 200_000;

/** Characters of a text, and of XML between two tags. */
export const MAX_TEXT_LENGTH = 4 * MB;
/** Characters of a declaration of the document type: those with entities are refused. */
export const MAX_DOCTYPE_LENGTH = 4_096;

/** Length of a file's start that decides what it is. */
export const HEAD_BYTES = 16 * 1_024;

export const MAX_TITLE_LENGTH = 300;
export const MAX_SHORT_LENGTH = 2_000;

/** Pictures of all galleries of a text. */
export const MAX_GALLERY_PICTURES = 300;

/** Post types of WordPress that hold no texts. */
export const SILENT_TYPES: ReadonlySet<string> = new Set([
  ...['attachment', 'nav_menu_item', 'revision', 'custom_css', 'customize_changeset', 'oembed_cache'],
  ...['user_request', 'wp_block', 'wp_global_styles', 'wp_navigation', 'wp_template', 'wp_template_part'],
  ...['wp_font_family', 'wp_font_face', 'acf-field', 'acf-field-group', 'elementor_library', 'feedback'],
]);

/** Characters that XML forbids and old plugins write. */
export const FORBIDDEN = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text on one line, without characters that cannot be stored. */
export const oneLine = (text: string, longest = MAX_SHORT_LENGTH): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
