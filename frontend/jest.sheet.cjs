// MUI's rules stay out of the tests' document. jsdom holds every rule against an element, and against all it lies in,
// whenever a test asks by role whether somebody could see it: a quarter of all the work. How things look is what the
// journeys see.
exports.StyleSheet = class {
  constructor({ key, nonce, container }) {
    Object.assign(this, { key, nonce, container, tags: [], isSpeedy: true });
  }

  hydrate() {}

  insert() {}

  flush() {}
};
