/** What the steps of `npm test` counted, and the lines worth reading again at its end. */
export class Tally {
  passed = 0;
  failed = 0;
  /** @type {string[]} */
  notes = [];

  /**
   * @param {{ passed?: number, failed?: number, notes?: string[] }} counts
   */
  add({ passed = 0, failed = 0, notes = [] }) {
    this.passed += passed;
    this.failed += failed;
    this.notes.push(...notes);
  }

  /** Prints the notes and, as the very last line, the two sums. */
  print() {
    if (this.notes.length) console.log(`\n${this.notes.map((note) => `  ${note}`).join('\n')}`);
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
  }
}
