/** The file is invalid or unreadable. The message continues the file's name: “is locked with a password.” */
export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
}

/** The check did not finish, so the file may be valid. The message continues the file's name. */
export class DocumentCheckFailed extends Error {
  override readonly name = 'DocumentCheckFailed';
}
