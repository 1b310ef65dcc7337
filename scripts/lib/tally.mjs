/** What the steps of `npm test` counted, and the lines worth reading again at its end. */
export class Tally {
  passed = 0;
  failed = 0;
  /** @type {string[]} */
  notes = [];
  /** @type {string[]} */
  unsteady = [];

  /**
   * @param {import('./steps.mjs').Counts} counts
   */
  add({ passed = 0, failed = 0, notes = [], unsteady = [] }) {
    this.passed += passed;
    this.failed += failed;
    this.notes.push(...notes);
    this.unsteady.push(...unsteady);
  }

  /** Prints the notes and, as the very last line, the two sums. */
  print() {
    if (this.notes.length) console.log(`\n${this.notes.map((note) => `  ${note}`).join('\n')}`);
    if (this.unsteady.length)
      console.log(`\nsteady: ${this.unsteady.length} passed at a second try: ${this.unsteady.join('; ')}`);
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
  }
}
