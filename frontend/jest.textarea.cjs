// MUI's growing text field measures itself after every keystroke, and nothing has a size in jsdom: the field alone.
const { createElement, forwardRef } = require('react');

module.exports = {
  __esModule: true,
  default: forwardRef(({ minRows: _min, maxRows: _max, ...field }, ref) =>
    createElement('textarea', { ...field, ref }),
  ),
};
