/** Tests that ran and failed, counted, with what their runner said. */
export class TestsFailed extends Error {
  /**
   * @param {string} message
   * @param {import('./count.mjs').Result} result
   * @param {string} output
   */
  constructor(message, result, output) {
    super(message);
    this.name = 'TestsFailed';
    this.result = result;
    this.output = output;
  }
}
