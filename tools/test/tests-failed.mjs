/** Tests that ran and failed, counted, with what their runner said. */
export class TestsFailed extends Error {
  /**
   * @param {string} message
   * @param {import('./count.mjs').Count} count
   * @param {string} output
   */
  constructor(message, count, output) {
    super(message);
    this.name = 'TestsFailed';
    this.count = count;
    this.output = output;
  }
}
