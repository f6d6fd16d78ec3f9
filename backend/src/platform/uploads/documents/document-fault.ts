/**
 * Why a file is not what it is called. The message goes on behind the file's name: “is locked with a password.”
 */
export class DocumentFault extends Error {
  override readonly name = 'DocumentFault';
}
