// jsdom, plus what browsers and Node have and jest-environment-jsdom 30 does not expose:
// TextEncoder (react-router 7), structuredClone, fetch and its classes (openapi-fetch).
const { TestEnvironment } = require('jest-environment-jsdom');

const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'BroadcastChannel',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    letDialogsOpen(this.global);
  }
};

/** jsdom draws dialogs but does not open them. Who gets the focus then, and what Esc does, is for the journeys to prove. */
function letDialogsOpen({ HTMLDialogElement, Event }) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
